export const en = {
  account: {
    role: (role: string) => `Role: ${role}`,
    title: 'Your password',
    titleMeans: 'Changing it ends every other session of your account.',
    old: 'Current password',
    new: 'New password',
    rule: 'At least 8 characters.',
    show: 'Show password',
    hide: 'Hide password',
    change: 'Change password',
    changed: 'Password changed',
    looks: 'Appearance and language',
    looksMeans: 'The language applies to your account and emails; the rest only to this device.',
    appearance: 'Appearance',
    language: 'Language',
    factor: 'Second factor',
    factorMeans:
      'A code from your phone in addition to the password. Managers need one to sign in from outside the studio.',
    factorOn: 'On',
    factorOff: 'Off',
    toFactor: 'Open',
    weekly: 'Weekly email',
    weeklyMeans: (email: string) => `Every Monday at seven: how last week went, and one thing to do. Sent to ${email}.`,
    weeklyOn: 'Send me the weekly email',
    weeklyShow: 'Show last week’s email',
    weeklyTitle: 'The weekly email',
    weeklyNext: (when: string) => `Next email: ${when}.`,
    recovery: 'Recovery code',
    recoveryMeans:
      'The owner’s way back in without the password. It was shown once during set-up and can’t be shown again. Using it sets a new password and gives a new code.',
    recoveryLost: 'Lost it, or never saved it? Create a new one with your password. The old code then stops working.',
  },
}

type Words = typeof en

export const de: Words = {
  account: {
    role: (role) => `Rolle: ${role}`,
    title: 'Dein Passwort',
    titleMeans: 'Eine Änderung beendet alle anderen Sitzungen deines Kontos.',
    old: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    rule: 'Mindestens 8 Zeichen.',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    change: 'Passwort ändern',
    changed: 'Passwort geändert',
    looks: 'Darstellung und Sprache',
    looksMeans: 'Die Sprache gilt für dein Konto und deine E-Mails, alles andere nur auf diesem Gerät.',
    appearance: 'Darstellung',
    language: 'Sprache',
    factor: 'Zweiter Faktor',
    factorMeans:
      'Ein Code von deinem Handy zusätzlich zum Passwort. Von außerhalb des Studios melden sich Manager:innen nur damit an.',
    factorOn: 'Ein',
    factorOff: 'Aus',
    toFactor: 'Öffnen',
    weekly: 'Wöchentliche E-Mail',
    weeklyMeans: (email) => `Jeden Montag um sieben: wie die letzte Woche lief und eine Aufgabe. Sie geht an ${email}.`,
    weeklyOn: 'Wöchentliche E-Mail erhalten',
    weeklyShow: 'E-Mail der letzten Woche anzeigen',
    weeklyTitle: 'Die wöchentliche E-Mail',
    weeklyNext: (when) => `Nächste E-Mail: ${when}.`,
    recovery: 'Wiederherstellungscode',
    recoveryMeans:
      'Damit kommen Inhaber:innen ohne Passwort wieder hinein. Er wurde beim Einrichten einmal angezeigt und lässt sich nicht noch einmal anzeigen. Mit ihm legst du ein neues Passwort fest und bekommst einen neuen Code.',
    recoveryLost:
      'Verloren oder nie gespeichert? Erstelle mit deinem Passwort einen neuen. Der alte Code gilt dann nicht mehr.',
  },
}

export const es: Words = {
  account: {
    role: (role) => `Rol: ${role}`,
    title: 'Tu contraseña',
    titleMeans: 'Al cambiarla se cierran todas las demás sesiones de tu cuenta.',
    old: 'Contraseña actual',
    new: 'Contraseña nueva',
    rule: 'Al menos 8 caracteres.',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    change: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada',
    looks: 'Aspecto e idioma',
    looksMeans: 'El idioma se aplica a tu cuenta y tus correos; lo demás, solo a este dispositivo.',
    appearance: 'Aspecto',
    language: 'Idioma',
    factor: 'Segundo factor',
    factorMeans:
      'Un código de tu móvil además de la contraseña. Los responsables lo necesitan para entrar desde fuera del centro.',
    factorOn: 'Activado',
    factorOff: 'Desactivado',
    toFactor: 'Abrir',
    weekly: 'Correo semanal',
    weeklyMeans: (email) =>
      `Cada lunes a las siete: cómo fue la semana pasada y una cosa por hacer. Se envía a ${email}.`,
    weeklyOn: 'Recibir el correo semanal',
    weeklyShow: 'Ver el correo de la semana pasada',
    weeklyTitle: 'El correo semanal',
    weeklyNext: (when) => `Próximo correo: ${when}.`,
    recovery: 'Código de recuperación',
    recoveryMeans:
      'Con él, la persona titular vuelve a entrar sin contraseña. Se mostró una sola vez, en la configuración, y no se puede volver a mostrar. Al usarlo se elige una contraseña nueva y se recibe un código nuevo.',
    recoveryLost:
      '¿Lo has perdido o no lo guardaste? Crea uno nuevo con tu contraseña. El anterior dejará de funcionar.',
  },
}

export const fr: Words = {
  account: {
    role: (role) => `Rôle\u00a0: ${role}`,
    title: 'Votre mot de passe',
    titleMeans: 'Le changer met fin à toutes les autres sessions de votre compte.',
    old: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    rule: 'Au moins 8 caractères.',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    change: 'Changer le mot de passe',
    changed: 'Mot de passe changé',
    looks: 'Apparence et langue',
    looksMeans: 'La langue s’applique à votre compte et à vos e-mails, le reste à cet appareil seulement.',
    appearance: 'Apparence',
    language: 'Langue',
    factor: 'Second facteur',
    factorMeans:
      'Un code de votre téléphone en plus du mot de passe. Les responsables en ont besoin pour se connecter hors du studio.',
    factorOn: 'Activé',
    factorOff: 'Désactivé',
    toFactor: 'Ouvrir',
    weekly: 'E-mail hebdomadaire',
    weeklyMeans: (email) =>
      `Chaque lundi à sept heures\u00a0: le bilan de la semaine passée et une chose à faire. Envoyé à ${email}.`,
    weeklyOn: 'Recevoir l’e-mail hebdomadaire',
    weeklyShow: 'Voir l’e-mail de la semaine passée',
    weeklyTitle: 'L’e-mail hebdomadaire',
    weeklyNext: (when) => `Prochain envoi\u00a0: ${when}.`,
    recovery: 'Code de secours',
    recoveryMeans:
      'Il permet au ou à la propriétaire de revenir sans mot de passe. Il a été affiché une fois, à la configuration, et ne peut plus l’être. L’utiliser définit un nouveau mot de passe et donne un nouveau code.',
    recoveryLost:
      'Perdu, ou jamais enregistré\u202f? Créez-en un nouveau avec votre mot de passe. L’ancien ne fonctionnera plus.',
  },
}

export const it: Words = {
  account: {
    role: (role: string) => `Ruolo: ${role}`,
    title: 'La tua password',
    titleMeans: 'Cambiandola si chiudono tutte le altre sessioni del tuo account.',
    old: 'Password attuale',
    new: 'Nuova password',
    rule: 'Almeno 8 caratteri.',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    change: 'Cambia la password',
    changed: 'Password cambiata',
    looks: 'Aspetto e lingua',
    looksMeans: 'La lingua vale per il tuo account e le tue e-mail; il resto solo per questo dispositivo.',
    appearance: 'Aspetto',
    language: 'Lingua',
    factor: 'Secondo fattore',
    factorMeans:
      'Un codice dal telefono oltre alla password. I responsabili ne hanno bisogno per accedere da fuori dello studio.',
    factorOn: 'Attivo',
    factorOff: 'Non attivo',
    toFactor: 'Apri',
    weekly: 'E-mail settimanale',
    weeklyMeans: (email) => `Ogni lunedì alle sette: com’è andata la settimana e una cosa da fare. Inviata a ${email}.`,
    weeklyOn: 'Ricevi l’e-mail settimanale',
    weeklyShow: 'Mostra l’e-mail della settimana scorsa',
    weeklyTitle: 'L’e-mail settimanale',
    weeklyNext: (when) => `Prossima e-mail: ${when}.`,
    recovery: 'Codice di recupero',
    recoveryMeans:
      'Con questo il titolare rientra senza password. È stato mostrato una sola volta, alla configurazione, e non si può mostrare di nuovo. Usandolo si imposta una nuova password e si riceve un nuovo codice.',
    recoveryLost:
      'L’hai perso o non l’hai salvato? Creane uno nuovo con la tua password. Quello di prima non funzionerà più.',
  },
}
