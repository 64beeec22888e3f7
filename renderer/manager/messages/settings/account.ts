export const en = {
  account: {
    role: (role: string) => `Role: ${role}`,
    title: 'Your password',
    titleMeans: 'Every other session of your account ends.',
    old: 'Password now',
    new: 'New password',
    rule: 'At least 8 characters.',
    show: 'Show the password',
    hide: 'Hide the password',
    change: 'Change the password',
    changed: 'Your new password holds from now on',
    looks: 'Appearance and language',
    looksMeans: 'The language goes with your account and your emails; the rest is of this device only.',
    appearance: 'Appearance',
    language: 'Language',
    factor: 'Second factor',
    factorMeans: 'A code from your phone besides the password. From outside the studio managers sign in only with one.',
    factorOn: 'On',
    factorOff: 'Off',
    toFactor: 'Open',
    weekly: 'Weekly email',
    weeklyMeans: (email: string) =>
      `Every Monday at seven: how last week went, and one thing to do. It comes to ${email}.`,
    weeklyOn: 'Send me the weekly email',
    weeklyShow: 'Show last week’s',
    weeklyTitle: 'The weekly email',
    weeklyNext: (when: string) => `The next one leaves ${when}.`,
    recovery: 'Recovery code',
    recoveryMeans:
      'The owner’s way back in without the password. It was shown once at the first set-up; nobody can show it again. Using it sets a new password and gives a new code.',
    recoveryLost: 'Lost it, or never kept? Make a new one with your password: the one before then opens nothing.',
  },
}

type Words = typeof en

export const de: Words = {
  account: {
    role: (role) => `Rolle: ${role}`,
    title: 'Dein Passwort',
    titleMeans: 'Alle anderen Sitzungen deines Kontos enden.',
    old: 'Jetziges Passwort',
    new: 'Neues Passwort',
    rule: 'Mindestens 8 Zeichen.',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    change: 'Passwort ändern',
    changed: 'Dein neues Passwort gilt ab jetzt',
    looks: 'Darstellung und Sprache',
    looksMeans: 'Die Sprache gilt für dein Konto und deine E-Mails, alles andere nur auf diesem Gerät.',
    appearance: 'Darstellung',
    language: 'Sprache',
    factor: 'Zweiter Faktor',
    factorMeans:
      'Ein Code von deinem Handy zusätzlich zum Passwort. Von außerhalb des Studios kommen Manager nur mit einem hinein.',
    factorOn: 'Ein',
    factorOff: 'Aus',
    toFactor: 'Öffnen',
    weekly: 'Wöchentliche E-Mail',
    weeklyMeans: (email) =>
      `Jeden Montag um sieben: wie die letzte Woche lief und eine Sache, die zu tun ist. Sie geht an ${email}.`,
    weeklyOn: 'Wöchentliche E-Mail bekommen',
    weeklyShow: 'Die der letzten Woche zeigen',
    weeklyTitle: 'Die wöchentliche E-Mail',
    weeklyNext: (when) => `Die nächste geht hinaus: ${when}.`,
    recovery: 'Wiederherstellungscode',
    recoveryMeans:
      'Damit kommt, wem das Studio gehört, ohne Passwort wieder hinein. Er wurde beim ersten Einrichten einmal gezeigt; niemand kann ihn noch einmal zeigen. Wer ihn benutzt, setzt ein neues Passwort und bekommt einen neuen Code.',
    recoveryLost:
      'Verloren oder nie aufbewahrt? Erstelle mit deinem Passwort einen neuen: Der alte öffnet dann nichts mehr.',
  },
}

export const es: Words = {
  account: {
    role: (role) => `Rol: ${role}`,
    title: 'Tu contraseña',
    titleMeans: 'Se cierran todas las demás sesiones de tu cuenta.',
    old: 'Contraseña actual',
    new: 'Contraseña nueva',
    rule: 'Al menos 8 caracteres.',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    change: 'Cambiar la contraseña',
    changed: 'Tu contraseña nueva ya vale',
    looks: 'Apariencia e idioma',
    looksMeans: 'El idioma vale para tu cuenta y tus correos; lo demás, solo en este dispositivo.',
    appearance: 'Apariencia',
    language: 'Idioma',
    factor: 'Segundo factor',
    factorMeans:
      'Un código de tu móvil además de la contraseña. Desde fuera del centro, los gestores solo entran con uno.',
    factorOn: 'Activado',
    factorOff: 'Desactivado',
    toFactor: 'Abrir',
    weekly: 'Correo semanal',
    weeklyMeans: (email) => `Cada lunes a las siete: cómo fue la semana pasada y una cosa por hacer. Llega a ${email}.`,
    weeklyOn: 'Recibir el correo semanal',
    weeklyShow: 'Ver el de la semana pasada',
    weeklyTitle: 'El correo semanal',
    weeklyNext: (when) => `El próximo sale: ${when}.`,
    recovery: 'Código de recuperación',
    recoveryMeans:
      'Con él la propiedad vuelve a entrar sin la contraseña. Se mostró una sola vez, en la puesta en marcha; nadie puede volver a mostrarlo. Al usarlo se elige una contraseña nueva y se recibe un código nuevo.',
    recoveryLost: '¿Lo has perdido o no lo guardaste? Crea uno nuevo con tu contraseña: el anterior ya no abrirá nada.',
  },
}

export const fr: Words = {
  account: {
    role: (role) => `Rôle\u00a0: ${role}`,
    title: 'Votre mot de passe',
    titleMeans: 'Toutes les autres sessions de votre compte prennent fin.',
    old: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    rule: 'Au moins 8 caractères.',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    change: 'Changer le mot de passe',
    changed: 'Votre nouveau mot de passe vaut dès maintenant',
    looks: 'Apparence et langue',
    looksMeans: 'La langue vaut pour votre compte et vos e-mails, le reste pour cet appareil seulement.',
    appearance: 'Apparence',
    language: 'Langue',
    factor: 'Second facteur',
    factorMeans:
      'Un code de votre téléphone en plus du mot de passe. Depuis l’extérieur du studio, la gérance ne se connecte qu’avec lui.',
    factorOn: 'Activé',
    factorOff: 'Désactivé',
    toFactor: 'Ouvrir',
    weekly: 'E-mail de la semaine',
    weeklyMeans: (email) =>
      `Chaque lundi à sept heures\u00a0: le bilan de la semaine passée et une chose à faire. Il arrive à ${email}.`,
    weeklyOn: 'Recevoir l’e-mail de la semaine',
    weeklyShow: 'Voir celui de la semaine passée',
    weeklyTitle: 'L’e-mail de la semaine',
    weeklyNext: (when) => `Prochain envoi\u00a0: ${when}.`,
    recovery: 'Code de secours',
    recoveryMeans:
      'Le moyen de revenir sans mot de passe, pour la personne propriétaire. Il s’est affiché une fois, à la première configuration\u202f; personne ne peut le montrer de nouveau. L’utiliser donne un nouveau mot de passe et un nouveau code.',
    recoveryLost:
      'Perdu, ou jamais gardé\u202f? Créez-en un nouveau avec votre mot de passe\u00a0: l’ancien n’ouvre alors plus rien.',
  },
}

export const it: Words = {
  account: {
    role: (role: string) => `Ruolo: ${role}`,
    title: 'La tua password',
    titleMeans: 'Ogni altra sessione del tuo account si chiude.',
    old: 'Password attuale',
    new: 'Nuova password',
    rule: 'Almeno 8 caratteri.',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    change: 'Cambia la password',
    changed: 'La tua nuova password vale da ora',
    looks: 'Aspetto e lingua',
    looksMeans: 'La lingua vale per il tuo account e le tue e-mail; il resto solo per questo dispositivo.',
    appearance: 'Aspetto',
    language: 'Lingua',
    factor: 'Secondo fattore',
    factorMeans:
      'Un codice dal telefono oltre alla password. Da fuori dello studio i gestori accedono solo con un secondo fattore.',
    factorOn: 'Attivo',
    factorOff: 'Non attivo',
    toFactor: 'Apri',
    weekly: 'E-mail settimanale',
    weeklyMeans: (email) => `Ogni lunedì alle sette: com’è andata la settimana e una cosa da fare. Arriva a ${email}.`,
    weeklyOn: 'Ricevi l’e-mail settimanale',
    weeklyShow: 'Mostra quella della settimana scorsa',
    weeklyTitle: 'L’e-mail settimanale',
    weeklyNext: (when) => `La prossima parte: ${when}.`,
    recovery: 'Codice di recupero',
    recoveryMeans:
      'Il modo in cui il titolare rientra senza la password. È stato mostrato una volta alla prima configurazione; nessuno può mostrarlo di nuovo. Usarlo imposta una nuova password e dà un nuovo codice.',
    recoveryLost:
      'L’hai perso o non l’hai mai conservato? Creane uno nuovo con la tua password: quello di prima non apre più nulla.',
  },
}
