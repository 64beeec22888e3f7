import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Second factor',
    lead: 'A code from your phone besides the password, so that a password alone opens nothing.',
    menu: 'Second factor',
    offTitle: 'Your account has no second factor',
    off: 'From outside the studio, managers sign in only with one. At the studio’s own computer you are asked for it once you have one.',
    setUp: 'Set it up',
    what: 'You need an authenticator app on your phone, such as Google Authenticator, Aegis, 2FAS or the one in your password manager.',
    onTitle: 'Your account has a second factor',
    on: 'You sign in with your password and a code of your authenticator app.',
    codesLeft: (n: number) =>
      n === 0
        ? 'No recovery code is left.'
        : count(n, { one: '1 recovery code is left.', other: `${figure(n)} recovery codes are left.` }),
    newCodes: 'For new recovery codes turn it off and set it up again.',

    scan: {
      title: 'Read it with your app',
      lead: 'In the app choose to add an account and point the camera at the picture.',
      picture: 'QR code with the secret for your authenticator app',
      byHand: 'The camera does not work? Type this secret into the app:',
      copySecret: 'Copy the secret',
      copied: 'The secret is copied',
      code: 'Code that the app shows now',
      codeFor: 'Six digits. They show that the app has understood.',
      turnOn: 'Turn it on',
    },

    codes: {
      title: 'Keep your recovery codes',
      lead: 'Each opens your account once in place of a code, if your phone is lost. They are shown this once.',
      of: (studio: string, name: string) => `Recovery codes of ${name} for ${studio}`,
      list: 'Recovery codes',
      copy: 'Copy',
      copied: 'The codes are copied',
      print: 'Print',
      download: 'Download',
      file: 'recovery-codes.txt',
      made: (date: string) => `Made on ${date}. Each is good once.`,
      kept: 'I have kept them where I will find them again',
      keepFirst: 'Keep the codes first, then tick the box.',
      done: 'Done',
    },

    turnOff: {
      title: 'Turn it off',
      lead: 'All your sessions end but this one, and nobody signs in to your account from outside any more.',
      password: 'Password',
      show: 'Show the password',
      hide: 'Hide the password',
      code: 'Code, or a recovery code',
      submit: 'Turn it off',
      done: 'Your second factor is off',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Zweiter Faktor',
    lead: 'Ein Code von deinem Handy zusätzlich zum Passwort: Das Passwort allein öffnet dann nichts.',
    menu: 'Zweiter Faktor',
    offTitle: 'Dein Konto hat keinen zweiten Faktor',
    off: 'Von außerhalb des Studios kommen Manager nur mit einem hinein. Am Computer des Studios wirst du danach gefragt, sobald du einen hast.',
    setUp: 'Einrichten',
    what: 'Du brauchst eine Authenticator-App auf dem Handy, etwa Google Authenticator, Aegis, 2FAS oder die deines Passwortmanagers.',
    onTitle: 'Dein Konto hat einen zweiten Faktor',
    on: 'Du meldest dich mit deinem Passwort und einem Code aus deiner Authenticator-App an.',
    codesLeft: (n) =>
      n === 0
        ? 'Es ist kein Wiederherstellungscode mehr übrig.'
        : count(n, {
            one: 'Es ist noch 1 Wiederherstellungscode übrig.',
            other: `Es sind noch ${figure(n)} Wiederherstellungscodes übrig.`,
          }),
    newCodes: 'Für neue Wiederherstellungscodes schalte ihn aus und richte ihn neu ein.',

    scan: {
      title: 'Mit der App scannen',
      lead: 'Füge in der App ein Konto hinzu und richte die Kamera auf das Bild.',
      picture: 'QR-Code mit dem Schlüssel für deine Authenticator-App',
      byHand: 'Die Kamera funktioniert nicht? Gib diesen Schlüssel in der App ein:',
      copySecret: 'Schlüssel kopieren',
      copied: 'Der Schlüssel ist kopiert',
      code: 'Code, den die App jetzt zeigt',
      codeFor: 'Sechs Ziffern. Daran sieht man, dass es geklappt hat.',
      turnOn: 'Einschalten',
    },

    codes: {
      title: 'Bewahre deine Wiederherstellungscodes auf',
      lead: 'Ist dein Handy weg, öffnet jeder von ihnen einmal dein Konto, anstelle eines Codes der App. Du siehst sie nur dieses eine Mal.',
      of: (studio, name) => `Wiederherstellungscodes von ${name} für ${studio}`,
      list: 'Wiederherstellungscodes',
      copy: 'Kopieren',
      copied: 'Die Codes sind kopiert',
      print: 'Drucken',
      download: 'Herunterladen',
      file: 'wiederherstellungscodes.txt',
      made: (date) => `Erstellt am ${date}. Jeder gilt einmal.`,
      kept: 'Ich habe sie so aufbewahrt, dass ich sie wiederfinde',
      keepFirst: 'Bewahre zuerst die Codes auf und setze dann das Häkchen.',
      done: 'Fertig',
    },

    turnOff: {
      title: 'Ausschalten',
      lead: 'Alle deine Sitzungen außer dieser enden, und von außerhalb kommt niemand mehr in dein Konto.',
      password: 'Passwort',
      show: 'Passwort zeigen',
      hide: 'Passwort verbergen',
      code: 'Code oder Wiederherstellungscode',
      submit: 'Ausschalten',
      done: 'Dein zweiter Faktor ist ausgeschaltet',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Segundo factor',
    lead: 'Un código de tu móvil además de la contraseña, para que la contraseña sola no abra nada.',
    menu: 'Segundo factor',
    offTitle: 'Tu cuenta no tiene segundo factor',
    off: 'Desde fuera del centro, los gestores solo entran con uno. En el ordenador del centro también se te pedirá en cuanto lo tengas.',
    setUp: 'Configurarlo',
    what: 'Necesitas una aplicación de autenticación en el móvil, como Google Authenticator, Aegis, 2FAS o la de tu gestor de contraseñas.',
    onTitle: 'Tu cuenta tiene un segundo factor',
    on: 'Entras con tu contraseña y un código de tu aplicación de autenticación.',
    codesLeft: (n) =>
      n === 0
        ? 'No queda ningún código de recuperación.'
        : count(n, { one: 'Queda 1 código de recuperación.', other: `Quedan ${figure(n)} códigos de recuperación.` }),
    newCodes: 'Para tener códigos nuevos, desactívalo y vuelve a configurarlo.',

    scan: {
      title: 'Léelo con tu aplicación',
      lead: 'En la aplicación, elige añadir una cuenta y apunta la cámara a la imagen.',
      picture: 'Código QR con la clave para tu aplicación de autenticación',
      byHand: '¿No funciona la cámara? Escribe esta clave en la aplicación:',
      copySecret: 'Copiar la clave',
      copied: 'Clave copiada',
      code: 'Código que muestra ahora la aplicación',
      codeFor: 'Seis cifras. Demuestran que la aplicación lo ha leído bien.',
      turnOn: 'Activarlo',
    },

    codes: {
      title: 'Guarda tus códigos de recuperación',
      lead: 'Cada uno abre tu cuenta una vez en lugar de un código, si pierdes el móvil. Solo se muestran esta vez.',
      of: (studio, name) => `Códigos de recuperación de ${name} para ${studio}`,
      list: 'Códigos de recuperación',
      copy: 'Copiar',
      copied: 'Códigos copiados',
      print: 'Imprimir',
      download: 'Descargar',
      file: 'codigos-de-recuperacion.txt',
      made: (date) => `Creados el ${date}. Cada uno vale una vez.`,
      kept: 'Los he guardado donde volveré a encontrarlos',
      keepFirst: 'Guarda antes los códigos y marca después la casilla.',
      done: 'Listo',
    },

    turnOff: {
      title: 'Desactivarlo',
      lead: 'Se cierran todas tus sesiones menos esta, y ya nadie entra en tu cuenta desde fuera.',
      password: 'Contraseña',
      show: 'Mostrar la contraseña',
      hide: 'Ocultar la contraseña',
      code: 'Código, o un código de recuperación',
      submit: 'Desactivarlo',
      done: 'Tu segundo factor está desactivado',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Second facteur',
    lead: 'Un code de votre téléphone en plus du mot de passe, pour qu’un mot de passe seul n’ouvre rien.',
    menu: 'Second facteur',
    offTitle: 'Votre compte n’a pas de second facteur',
    off: 'Depuis l’extérieur du studio, la gérance ne se connecte qu’avec un second facteur. Sur l’ordinateur du studio, il est demandé dès que vous en avez un.',
    setUp: 'Le configurer',
    what: 'Il vous faut sur votre téléphone une application d’authentification, par exemple Google Authenticator, Aegis, 2FAS ou celle de votre gestionnaire de mots de passe.',
    onTitle: 'Votre compte a un second facteur',
    on: 'Vous vous connectez avec votre mot de passe et un code de votre application d’authentification.',
    codesLeft: (n) =>
      n === 0
        ? 'Il ne reste aucun code de secours.'
        : count(n, { one: `Il reste ${figure(n)} code de secours.`, other: `Il reste ${figure(n)} codes de secours.` }),
    newCodes: 'Pour de nouveaux codes de secours, désactivez-le et configurez-le de nouveau.',

    scan: {
      title: 'Scannez avec votre application',
      lead: 'Dans l’application, choisissez d’ajouter un compte et visez l’image avec l’appareil photo.',
      picture: 'Code QR avec le secret pour votre application d’authentification',
      byHand: 'L’appareil photo ne marche pas\u202f? Saisissez ce secret dans l’application\u00a0:',
      copySecret: 'Copier le secret',
      copied: 'Le secret est copié',
      code: 'Code affiché par l’application',
      codeFor: 'Six chiffres. Ils montrent que l’application a bien compris.',
      turnOn: 'L’activer',
    },

    codes: {
      title: 'Gardez vos codes de secours',
      lead: 'Si vous perdez votre téléphone, chacun ouvre une fois votre compte à la place d’un code. Ils ne s’affichent que cette fois-ci.',
      of: (studio, name) => `Codes de secours de ${name} pour ${studio}`,
      list: 'Codes de secours',
      copy: 'Copier',
      copied: 'Les codes sont copiés',
      print: 'Imprimer',
      download: 'Télécharger',
      file: 'codes-de-secours.txt',
      made: (date) => `Créés le ${date}. Chacun sert une fois.`,
      kept: 'Je les ai mis là où je les retrouverai',
      keepFirst: 'Gardez d’abord les codes, puis cochez la case.',
      done: 'Terminé',
    },

    turnOff: {
      title: 'Le désactiver',
      lead: 'Toutes vos sessions prennent fin sauf celle-ci, et votre compte ne s’ouvre plus depuis l’extérieur.',
      password: 'Mot de passe',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      code: 'Code, ou code de secours',
      submit: 'Le désactiver',
      done: 'Votre second facteur est désactivé',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Secondo fattore',
    lead: 'Un codice dal telefono oltre alla password, così una password da sola non apre nulla.',
    menu: 'Secondo fattore',
    offTitle: 'Il tuo account non ha un secondo fattore',
    off: 'Da fuori dello studio, i gestori accedono solo con un secondo fattore. Sul computer dello studio viene chiesto quando ne hai uno.',
    setUp: 'Configuralo',
    what: 'Ti serve un’app di autenticazione sul telefono, come Google Authenticator, Aegis, 2FAS o quella del tuo gestore di password.',
    onTitle: 'Il tuo account ha un secondo fattore',
    on: 'Accedi con la password e un codice della tua app di autenticazione.',
    codesLeft: (n: number) =>
      n === 0
        ? 'Non resta nessun codice di recupero.'
        : count(n, { one: 'Resta 1 codice di recupero.', other: `Restano ${figure(n)} codici di recupero.` }),
    newCodes: 'Per avere nuovi codici di recupero, disattivalo e configuralo di nuovo.',

    scan: {
      title: 'Leggilo con la tua app',
      lead: 'Nell’app scegli di aggiungere un account e inquadra l’immagine.',
      picture: 'Codice QR con il segreto per la tua app di autenticazione',
      byHand: 'La fotocamera non funziona? Scrivi questo segreto nell’app:',
      copySecret: 'Copia il segreto',
      copied: 'Il segreto è copiato',
      code: 'Codice che l’app mostra ora',
      codeFor: 'Sei cifre. Dimostrano che l’app ha capito.',
      turnOn: 'Attiva',
    },

    codes: {
      title: 'Conserva i tuoi codici di recupero',
      lead: 'Ognuno apre il tuo account una volta al posto di un codice, se perdi il telefono. Si vedono solo adesso.',
      of: (studio: string, name: string) => `Codici di recupero di ${name} per ${studio}`,
      list: 'Codici di recupero',
      copy: 'Copia',
      copied: 'I codici sono copiati',
      print: 'Stampa',
      download: 'Scarica',
      file: 'codici-di-recupero.txt',
      made: (date: string) => `Creati: ${date}. Ognuno vale una volta.`,
      kept: 'Li ho conservati dove li ritroverò',
      keepFirst: 'Prima conserva i codici, poi spunta la casella.',
      done: 'Fatto',
    },

    turnOff: {
      title: 'Disattiva',
      lead: 'Tutte le tue sessioni tranne questa si chiudono, e nessuno accede più al tuo account da fuori.',
      password: 'Password',
      show: 'Mostra la password',
      hide: 'Nascondi la password',
      code: 'Codice, o un codice di recupero',
      submit: 'Disattiva',
      done: 'Il tuo secondo fattore è disattivato',
    },
  }
}
