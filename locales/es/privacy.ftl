privacy-title = **Tus datos en este bot**
privacy-what = **Qué se guarda:** tu ID de Discord y el nombre visible con el que jugaste; tus partidas, torneos y juegos del día, jugada por jugada, con sus resultados; hasta dónde llegaste en la primera lección; tus ajustes, avisos, horas de silencio y planes para tu próximo turno; y si seguías en un servidor la última vez que el bot lo comprobó. Si la moderación te ha vetado, el bot guarda también la fecha de fin y el motivo; si moderas, lo que has hecho al moderar. El bot nunca lee tus mensajes.
privacy-where = **Dónde:** en la base de datos de los responsables de este bot, y en sus copias de seguridad. El bot no pasa tus datos a nadie.
privacy-how-long = **Cuánto tiempo:** lo que jugaste se guarda hasta que lo borres. Una mesa que se cerró antes de terminar su partida se borra a los 30 días. Si un servidor quita el bot, todo lo de ese servidor se borra 30 días después.
privacy-download = **Descargar mis datos** te da una copia de todo. De una partida en curso, solo contiene lo que puedes ver ahora.
privacy-delete = **Borrar mis datos** lo borra todo, pero antes el bot te pide que lo confirmes.
privacy-not-ours = **Lo que el bot no puede borrar:** los mensajes de Discord y los roles que recibiste. Puedes pedirles a los moderadores del servidor que los quiten. Las copias de seguridad se borran cuando otras más nuevas las sustituyen.
privacy-bar-stays = **Un veto se mantiene:** si los moderadores de un servidor te han vetado, borrar tus datos no levanta el veto. Durante un año como máximo, el bot guarda una huella de tu cuenta (no tu nombre ni tu ID), el motivo que los moderadores eligieron en el menú y la fecha de fin.
privacy-daily = **Un intento al día:** si borras tus datos, el bot guarda hasta el final del día una huella de tu cuenta por cada juego del día que hayas empezado. Un intento nuevo ya no cuenta.
privacy-under-way = Tus datos se están borrando ahora mismo. No tienes que hacer nada.

privacy-copy = Esto es todo lo que el bot guarda sobre ti, en formato JSON. Solo tú puedes ver este mensaje.
privacy-copy-about = Las horas son milisegundos desde el comienzo de 1970 (UTC). Las demás personas no aparecen: en lugar de su ID hay un 0. La parte «rows» está copiada de la base de datos del bot, tabla por tabla.
privacy-copy-too-large = Tus datos no caben en un mensaje de Discord. Pídeles una copia a los responsables de este bot.

privacy-sure-title = **¿De verdad quieres borrar todo lo que el bot guarda sobre ti, en todos los servidores?** No se puede deshacer.
privacy-sure =
    • Sales de todas tus partidas y de todos tus torneos. Cada partida clasificatoria de la que sales cuenta como derrota.
    • Tu nombre y tu ID desaparecen de todo lo que jugaste. Un jugador sin nombre ocupa tu lugar, para que los ratings y las clasificaciones de los demás se queden como están.
    • Pierdes tus ajustes, tu rating y tus títulos. Si juegas otra vez, empiezas de cero.
privacy-deleted =
    He borrado todo lo que guardaba sobre ti.
    Los mensajes de Discord se quedan como están: si quieres que se borren, pídeselo a los moderadores del servidor. Las copias de seguridad se borran cuando otras más nuevas las sustituyen.
privacy-deleting = Estoy borrando todo lo que guardo sobre ti. Si tengo mucho trabajo, puede tardar unos minutos. No tienes que hacer nada.

privacy-button-download = Descargar mis datos
privacy-button-delete = Borrar mis datos
privacy-button-confirm = Borrar todo
