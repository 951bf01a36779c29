privacy-title = **Co ten bot o tobie przechowuje**
privacy-what = **Co jest przechowywane:** twój identyfikator na Discordzie i nazwa wyświetlana podczas gry; twoje gry, turnieje oraz rundy i zadania dnia, ruch po ruchu, z wynikami; postęp w pierwszej lekcji; twoje ustawienia, powiadomienia, godziny ciszy i plany tur; oraz to, czy przy ostatnim sprawdzeniu twoje konto nadal było na serwerze. Jeśli moderatorzy nałożyli na ciebie zakaz gry, bot przechowuje też datę jego końca i powód, a jeśli moderujesz, także twoje działania. Bot nigdy nie czyta twoich wiadomości.
privacy-where = **Gdzie:** w bazie danych osób, które prowadzą tego bota, i w jej kopiach zapasowych. Bot nikomu nie przekazuje twoich danych.
privacy-how-long = **Jak długo:** twoje gry są przechowywane, dopóki ich nie usuniesz. Stół zamknięty przed końcem gry jest usuwany po 30 dniach. Jeśli serwer usunie bota, wszystko o tym serwerze znika 30 dni później.
privacy-download = **Pobierz moje dane** daje ci kopię wszystkiego. Z gier, które jeszcze trwają, kopia zawiera tylko to, co wolno ci teraz widzieć.
privacy-delete = **Usuń moje dane** usuwa wszystko. Przedtem bot jeszcze raz zapyta.
privacy-not-ours = **Czego bot nie może usunąć:** tego, co jest w wiadomościach na Discordzie, i nadanych ci ról. O ich usunięcie możesz poprosić moderatorów serwera. Kopie zapasowe znikają, gdy zastąpią je nowsze.
privacy-bar-stays = **Zakaz zostaje:** jeśli moderatorzy serwera nałożyli na ciebie zakaz, usunięcie danych go nie znosi. Bot przechowuje wtedy odcisk twojego konta (bez nazwy i ID), powód wybrany z menu i datę końca, najwyżej przez rok.
privacy-daily = **Jedna próba dziennie:** jeśli usuniesz swoje dane, bot do końca dnia przechowuje odcisk twojego konta dla każdej zaczętej gry dnia. Nowa próba się wtedy nie liczy.
privacy-under-way = Twoje dane są właśnie usuwane. Nie musisz nic robić.
privacy-copy = To wszystko, co bot o tobie przechowuje, w formacie JSON. Tę wiadomość widzisz tylko ty.
privacy-copy-about = Czas jest podany w milisekundach od początku roku 1970 (UTC). Inne osoby są pominięte: zamiast ich identyfikatora jest 0. Część „rows” to kopia z bazy danych bota, tabela po tabeli.
privacy-copy-too-large = Kopia twoich danych jest za duża na wiadomość na Discordzie. Poproś o nią osoby, które prowadzą tego bota.
privacy-sure-title = **Na pewno usunąć wszystko, co bot o tobie przechowuje, na każdym serwerze?** Nie można tego cofnąć.
privacy-sure =
    • Opuszczasz wszystkie gry i turnieje, w których bierzesz udział. Opuszczona gra rankingowa liczy się jako przegrana.
    • Twoja nazwa i identyfikator znikają ze wszystkich twoich gier. Twoje miejsce zajmuje bezimienny gracz, więc ratingi i klasyfikacje innych się nie zmieniają.
    • Twoje ustawienia, rating i tytuły przepadają. Jeśli znowu zagrasz, zaczniesz jako nowy gracz.
privacy-deleted =
    Wszystko, co bot o tobie przechowywał, jest już usunięte.
    Wiadomości na Discordzie pozostają: jeśli mają zniknąć, poproś moderatorów serwera. Kopie zapasowe znikają, gdy zastąpią je nowsze.
privacy-deleting = Bot usuwa wszystko, co o tobie przechowuje. Jeśli ma dużo pracy, może to potrwać kilka minut; nie musisz nic robić.
privacy-button-download = Pobierz moje dane
privacy-button-delete = Usuń moje dane
privacy-button-confirm = Usuń wszystko
