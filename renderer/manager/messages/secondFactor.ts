import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Second factor',
    lead: 'A code from your phone as well as the password, so a password alone isn’t enough to sign in.',
    menu: 'Second factor',
    offTitle: 'Your account has no second factor',
    off: 'From outside the studio, managers can only sign in with one. Once you have one, the studio’s own computer asks for it too.',
    setUp: 'Set up',
    what: 'You need an authenticator app on your phone, such as Google Authenticator, Aegis, 2FAS or the one in your password manager.',
    onTitle: 'Your account has a second factor',
    on: 'You sign in with your password and a code from your authenticator app.',
    codesLeft: (n: number) =>
      n === 0
        ? 'No recovery codes left.'
        : count(n, { one: '1 recovery code left.', other: `${figure(n)} recovery codes left.` }),
    newCodes: 'To get new recovery codes, turn it off and set it up again.',

    scan: {
      title: 'Scan with your app',
      lead: 'In the app, choose to add an account and point the camera at the picture.',
      picture: 'QR code with the secret for your authenticator app',
      byHand: 'Camera not working? Type this secret into the app:',
      copySecret: 'Copy secret',
      copied: 'Secret copied',
      code: 'Code from the app',
      codeFor: 'Six digits. They confirm that the app is set up.',
      turnOn: 'Turn on',
    },

    codes: {
      title: 'Keep your recovery codes',
      lead: 'If you lose your phone, each opens your account once instead of a code. They are shown only once.',
      of: (studio: string, name: string) => `Recovery codes for ${name} at ${studio}`,
      list: 'Recovery codes',
      copy: 'Copy',
      copied: 'Codes copied',
      print: 'Print',
      download: 'Download',
      file: 'recovery-codes.txt',
      made: (date: string) => `Made on ${date}. Each works once.`,
      kept: 'I’ve kept them somewhere safe',
      keepFirst: 'Keep the codes first, then tick the box.',
      done: 'Done',
    },

    turnOff: {
      title: 'Turn off second factor',
      lead: 'All your other sessions end, and nobody can sign in to your account from outside.',
      password: 'Password',
      show: 'Show the password',
      hide: 'Hide the password',
      code: 'Code or recovery code',
      submit: 'Turn off',
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
    lead: 'Ein Code von deinem Handy zusätzlich zum Passwort: Das Passwort allein reicht dann nicht.',
    menu: 'Zweiter Faktor',
    offTitle: 'Dein Konto hat keinen zweiten Faktor',
    off: 'Von außerhalb des Studios können sich Manager:innen nur damit anmelden. Hast du einen, fragt auch der Computer des Studios danach.',
    setUp: 'Einrichten',
    what: 'Du brauchst eine Authenticator-App auf dem Handy, etwa Google Authenticator, Aegis, 2FAS oder die deines Passwortmanagers.',
    onTitle: 'Dein Konto hat einen zweiten Faktor',
    on: 'Du meldest dich mit deinem Passwort und einem Code aus deiner Authenticator-App an.',
    codesLeft: (n) =>
      n === 0
        ? 'Keine Wiederherstellungscodes mehr übrig.'
        : count(n, {
            one: 'Noch 1 Wiederherstellungscode übrig.',
            other: `Noch ${figure(n)} Wiederherstellungscodes übrig.`,
          }),
    newCodes: 'Für neue Wiederherstellungscodes schalte ihn aus und richte ihn noch einmal ein.',

    scan: {
      title: 'Mit der App scannen',
      lead: 'Füge in der App ein Konto hinzu und richte die Kamera auf das Bild.',
      picture: 'QR-Code mit dem Schlüssel für deine Authenticator-App',
      byHand: 'Die Kamera funktioniert nicht? Gib diesen Schlüssel in der App ein:',
      copySecret: 'Schlüssel kopieren',
      copied: 'Schlüssel kopiert',
      code: 'Code aus der App',
      codeFor: 'Sechs Ziffern. Sie bestätigen, dass die App eingerichtet ist.',
      turnOn: 'Einschalten',
    },

    codes: {
      title: 'Bewahre deine Wiederherstellungscodes auf',
      lead: 'Verlierst du dein Handy, öffnet jeder von ihnen einmal dein Konto, anstelle eines Codes der App. Du siehst sie nur dieses eine Mal.',
      of: (studio, name) => `Wiederherstellungscodes: ${name}, ${studio}`,
      list: 'Wiederherstellungscodes',
      copy: 'Kopieren',
      copied: 'Codes kopiert',
      print: 'Drucken',
      download: 'Herunterladen',
      file: 'wiederherstellungscodes.txt',
      made: (date) => `Erstellt am ${date}. Jeder gilt einmal.`,
      kept: 'Ich habe sie sicher aufbewahrt',
      keepFirst: 'Bewahre zuerst die Codes auf und setze dann das Häkchen.',
      done: 'Fertig',
    },

    turnOff: {
      title: 'Zweiten Faktor ausschalten',
      lead: 'Alle deine anderen Sitzungen enden, und von außerhalb kann sich niemand mehr in deinem Konto anmelden.',
      password: 'Passwort',
      show: 'Passwort anzeigen',
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
    lead: 'Un código de tu móvil además de la contraseña: así la contraseña sola no basta para entrar.',
    menu: 'Segundo factor',
    offTitle: 'Tu cuenta no tiene segundo factor',
    off: 'Desde fuera del centro, los responsables solo entran con uno. Cuando lo tengas, también lo pedirá el ordenador del centro.',
    setUp: 'Configurar',
    what: 'Necesitas una aplicación de autenticación en el móvil, como Google Authenticator, Aegis, 2FAS o la de tu gestor de contraseñas.',
    onTitle: 'Tu cuenta tiene un segundo factor',
    on: 'Entras con tu contraseña y un código de tu aplicación de autenticación.',
    codesLeft: (n) =>
      n === 0
        ? 'No queda ningún código de recuperación.'
        : count(n, { one: 'Queda 1 código de recuperación.', other: `Quedan ${figure(n)} códigos de recuperación.` }),
    newCodes: 'Para obtener códigos nuevos, desactívalo y configúralo otra vez.',

    scan: {
      title: 'Escanéalo con tu aplicación',
      lead: 'En la aplicación, elige añadir una cuenta y apunta la cámara a la imagen.',
      picture: 'Código QR con la clave para tu aplicación de autenticación',
      byHand: '¿No funciona la cámara? Escribe esta clave en la aplicación:',
      copySecret: 'Copiar la clave',
      copied: 'Clave copiada',
      code: 'Código de la aplicación',
      codeFor: 'Seis cifras. Confirman que la aplicación está configurada.',
      turnOn: 'Activar',
    },

    codes: {
      title: 'Guarda tus códigos de recuperación',
      lead: 'Si pierdes el móvil, cada uno abre tu cuenta una vez en lugar de un código. Solo se muestran una vez.',
      of: (studio, name) => `Códigos de recuperación: ${name}, ${studio}`,
      list: 'Códigos de recuperación',
      copy: 'Copiar',
      copied: 'Códigos copiados',
      print: 'Imprimir',
      download: 'Descargar',
      file: 'codigos-de-recuperacion.txt',
      made: (date) => `Creados el ${date}. Cada uno vale una vez.`,
      kept: 'Los he guardado en un lugar seguro',
      keepFirst: 'Guarda antes los códigos y marca después la casilla.',
      done: 'Listo',
    },

    turnOff: {
      title: 'Desactivar el segundo factor',
      lead: 'Se cierran tus demás sesiones y nadie podrá entrar en tu cuenta desde fuera.',
      password: 'Contraseña',
      show: 'Mostrar la contraseña',
      hide: 'Ocultar la contraseña',
      code: 'Código o código de recuperación',
      submit: 'Desactivar',
      done: 'Segundo factor desactivado',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Second facteur',
    lead: 'Un code de votre téléphone en plus du mot de passe\u00a0: le mot de passe seul ne suffit plus.',
    menu: 'Second facteur',
    offTitle: 'Votre compte n’a pas de second facteur',
    off: 'À l’extérieur du studio, les responsables ne se connectent qu’avec un second facteur. Une fois configuré, l’ordinateur du studio le demande aussi.',
    setUp: 'Configurer',
    what: 'Il vous faut sur votre téléphone une application d’authentification, comme Google Authenticator, Aegis, 2FAS ou celle de votre gestionnaire de mots de passe.',
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
      picture: 'Code QR avec la clé pour votre application d’authentification',
      byHand: 'L’appareil photo ne fonctionne pas\u202f? Saisissez cette clé dans l’application\u00a0:',
      copySecret: 'Copier la clé',
      copied: 'Clé copiée',
      code: 'Code de l’application',
      codeFor: 'Six chiffres. Ils confirment que l’application est configurée.',
      turnOn: 'Activer',
    },

    codes: {
      title: 'Conservez vos codes de secours',
      lead: 'Si vous perdez votre téléphone, chacun ouvre une fois votre compte à la place d’un code. Ils ne s’affichent qu’une fois.',
      of: (studio, name) => `Codes de secours\u00a0: ${name}, ${studio}`,
      list: 'Codes de secours',
      copy: 'Copier',
      copied: 'Codes copiés',
      print: 'Imprimer',
      download: 'Télécharger',
      file: 'codes-de-secours.txt',
      made: (date) => `Créés le ${date}. Chacun sert une fois.`,
      kept: 'Je les ai rangés en lieu sûr',
      keepFirst: 'Conservez d’abord les codes, puis cochez la case.',
      done: 'Terminé',
    },

    turnOff: {
      title: 'Désactiver le second facteur',
      lead: 'Vos autres sessions prennent fin, et plus personne ne peut se connecter à votre compte depuis l’extérieur.',
      password: 'Mot de passe',
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      code: 'Code ou code de secours',
      submit: 'Désactiver',
      done: 'Second facteur désactivé',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Secondo fattore',
    lead: 'Un codice dal telefono oltre alla password: così la sola password non basta per accedere.',
    menu: 'Secondo fattore',
    offTitle: 'Il tuo account non ha un secondo fattore',
    off: 'Da fuori dello studio, i responsabili accedono solo con un secondo fattore. Quando ne hai uno, lo chiede anche il computer dello studio.',
    setUp: 'Configura',
    what: 'Ti serve un’app di autenticazione sul telefono, come Google Authenticator, Aegis, 2FAS o quella del tuo gestore di password.',
    onTitle: 'Il tuo account ha un secondo fattore',
    on: 'Accedi con la password e un codice della tua app di autenticazione.',
    codesLeft: (n: number) =>
      n === 0
        ? 'Non resta nessun codice di recupero.'
        : count(n, { one: 'Resta 1 codice di recupero.', other: `Restano ${figure(n)} codici di recupero.` }),
    newCodes: 'Per avere nuovi codici di recupero, disattivalo e configuralo di nuovo.',

    scan: {
      title: 'Inquadralo con la tua app',
      lead: 'Nell’app scegli di aggiungere un account e inquadra l’immagine.',
      picture: 'Codice QR con la chiave per la tua app di autenticazione',
      byHand: 'La fotocamera non funziona? Scrivi questa chiave nell’app:',
      copySecret: 'Copia la chiave',
      copied: 'Chiave copiata',
      code: 'Codice dell’app',
      codeFor: 'Sei cifre. Confermano che l’app è configurata.',
      turnOn: 'Attiva',
    },

    codes: {
      title: 'Conserva i tuoi codici di recupero',
      lead: 'Se perdi il telefono, ognuno apre il tuo account una volta al posto di un codice. Vengono mostrati una sola volta.',
      of: (studio: string, name: string) => `Codici di recupero: ${name}, ${studio}`,
      list: 'Codici di recupero',
      copy: 'Copia',
      copied: 'Codici copiati',
      print: 'Stampa',
      download: 'Scarica',
      file: 'codici-di-recupero.txt',
      made: (date: string) => `Creati: ${date}. Ognuno vale una volta.`,
      kept: 'Li ho conservati in un luogo sicuro',
      keepFirst: 'Prima conserva i codici, poi spunta la casella.',
      done: 'Fatto',
    },

    turnOff: {
      title: 'Disattiva il secondo fattore',
      lead: 'Le altre tue sessioni si chiudono e nessuno può più accedere al tuo account da fuori.',
      password: 'Password',
      show: 'Mostra la password',
      hide: 'Nascondi la password',
      code: 'Codice o codice di recupero',
      submit: 'Disattiva',
      done: 'Secondo fattore disattivato',
    },
  }
}
