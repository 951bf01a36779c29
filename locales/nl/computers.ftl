computers-easy = Makkelijk
computers-normal = Normaal
computers-hard = Moeilijk
computers-expert = Expert
computers-easy-what = Voor je eerste spellen: ze winnen één op de drie rondes tegen Normaal
computers-normal-what = Ze spelen goed, maar zonder vooruit te kijken
computers-hard-what = Ze denken vooruit en winnen drie op de vijf rondes tegen Normaal
computers-expert-what = Ze nemen ook stenen als dat loont: één tegen één wint Normaal bijna nooit
computers-option = Computers: { $level }
computers-level = Computers: { $level }
computers-choose = Kies hoe goed de computers spelen

computers-careful-name = Computer Uil{ $number }
computers-daring-name = Computer Vos{ $number }
computers-collector-name = Computer Ekster{ $number }
computers-careful = { $computer } (voorzichtig)
computers-daring = { $computer } (waaghals)
computers-collector = { $computer } (verzamelaar)
