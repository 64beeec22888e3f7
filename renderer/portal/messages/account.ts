/** Getting in for the first time, or again: registering, a forgotten password, an invitation. */
export const en = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordRule: 'At least 8 characters. A few words are easy to keep and hard to guess.',
  show: 'Show the password',
  hide: 'Hide the password',
  toSignIn: 'Back to signing in',

  notReady: {
    title: 'This studio is not ready yet',
    means: 'It has to be set up at its own computer first. Come back a little later.',
  },

  register: {
    title: 'Create your account',
    lead: (studio: string) => `Book classes at ${studio} in a few seconds`,
    name: 'Your name',
    phone: 'Phone',
    phoneWhy: 'In case a class is cancelled at short notice.',
    pickFirst: 'Pick your first class.',
    submit: 'Create account',
    known: 'You have an account already?',
    signIn: 'Sign in',
    taken: 'You are known here already',
    takenMeans: (email: string) =>
      `There is a record for ${email}. If it has no password yet, we have just sent a link to that address to set one. Otherwise sign in.`,
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'Tell us your e-mail and we will send you a link to set a new one.',
    submit: 'Send the link',
    sent: 'Look into your mail',
    sentMeans: (email: string) =>
      `If ${email} is known here, a link is on its way. It works once, for an hour. It may take a minute, and it may have gone to spam.`,
    again: 'Try another e-mail',
  },

  reset: {
    title: 'Set a new password',
    lead: 'You will be signed in right away.',
    submit: 'Set password and sign in',
    done: 'Your new password is set.',
    noToken: 'This link is not complete',
    noTokenMeans: 'Open it from the mail once more, or ask for a new one.',
    another: 'Ask for a new link',
  },

  invite: {
    invitation: 'Your invitation',
    title: (name: string) => `Hello ${name}`,
    lead: (studio: string) => `${studio} has set up your account. Choose a password and you are in.`,
    for: (email: string) => `For ${email}`,
    submit: 'Let’s go',
    welcome: (name: string) => `Welcome, ${name}`,
    gone: 'This invitation is not valid any more',
    goneMeans:
      'It was used already, or it is too old. If you have set a password, sign in; otherwise ask for a new link.',
    signIn: 'Sign in',
  },
}

type Words = typeof en

export const de: Words = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen. Ein paar Wörter sind leicht zu merken und schwer zu erraten.',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  toSignIn: 'Zurück zur Anmeldung',

  notReady: {
    title: 'Dieses Studio ist noch nicht so weit',
    means: 'Es muss erst an seinem eigenen Computer eingerichtet werden. Schau etwas später wieder vorbei.',
  },

  register: {
    title: 'Konto anlegen',
    lead: (studio) => `Buche Kurse bei ${studio} in wenigen Sekunden`,
    name: 'Dein Name',
    phone: 'Telefon',
    phoneWhy: 'Falls ein Kurs kurzfristig ausfällt.',
    pickFirst: 'Such dir deinen ersten Kurs aus.',
    submit: 'Konto anlegen',
    known: 'Du hast schon ein Konto?',
    signIn: 'Anmelden',
    taken: 'Wir kennen dich schon',
    takenMeans: (email) =>
      `Zu ${email} gibt es schon einen Eintrag. Hat er noch kein Passwort, haben wir gerade einen Link an diese Adresse geschickt, mit dem du eines setzt. Sonst melde dich an.`,
  },

  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Sag uns deine E-Mail, und wir schicken dir einen Link für ein neues.',
    submit: 'Link schicken',
    sent: 'Schau in deine E-Mails',
    sentMeans: (email) =>
      `Wenn wir ${email} kennen, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang. Das kann eine Minute dauern, und vielleicht liegt er im Spam.`,
    again: 'Eine andere E-Mail versuchen',
  },

  reset: {
    title: 'Neues Passwort setzen',
    lead: 'Danach bist du gleich angemeldet.',
    submit: 'Passwort setzen und anmelden',
    done: 'Dein neues Passwort gilt.',
    noToken: 'Dieser Link ist nicht vollständig',
    noTokenMeans: 'Öffne ihn noch einmal aus der E-Mail oder fordere einen neuen an.',
    another: 'Neuen Link anfordern',
  },

  invite: {
    invitation: 'Deine Einladung',
    title: (name) => `Hallo ${name}`,
    lead: (studio) => `${studio} hat dein Konto vorbereitet. Wähle ein Passwort, und los geht’s.`,
    for: (email) => `Für ${email}`,
    submit: 'Los geht’s',
    welcome: (name) => `Willkommen, ${name}`,
    gone: 'Diese Einladung gilt nicht mehr',
    goneMeans:
      'Sie wurde schon benutzt oder ist zu alt. Hast du ein Passwort gesetzt, melde dich an; sonst fordere einen neuen Link an.',
    signIn: 'Anmelden',
  },
}

export const es: Words = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  passwordRule: 'Al menos 8 caracteres. Unas cuantas palabras son fáciles de recordar y difíciles de adivinar.',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  toSignIn: 'Volver a iniciar sesión',

  notReady: {
    title: 'Este centro todavía no está listo',
    means: 'Antes hay que configurarlo en su propio ordenador. Vuelve un poco más tarde.',
  },

  register: {
    title: 'Crea tu cuenta',
    lead: (studio) => `Reserva clases en ${studio} en unos segundos`,
    name: 'Tu nombre',
    phone: 'Teléfono',
    phoneWhy: 'Por si se cancela una clase con poca antelación.',
    pickFirst: 'Elige tu primera clase.',
    submit: 'Crear cuenta',
    known: '¿Ya tienes cuenta?',
    signIn: 'Inicia sesión',
    taken: 'Ya te conocemos',
    takenMeans: (email) =>
      `Ya hay una ficha para ${email}. Si todavía no tiene contraseña, acabamos de enviar a esa dirección un enlace para elegirla. Si ya la tiene, inicia sesión.`,
  },

  forgot: {
    title: '¿Has olvidado tu contraseña?',
    lead: 'Dinos tu correo y te enviaremos un enlace para elegir una nueva.',
    submit: 'Enviar el enlace',
    sent: 'Mira tu correo',
    sentMeans: (email) =>
      `Si conocemos ${email}, el enlace va de camino. Funciona una sola vez, durante una hora. Puede tardar un minuto, y puede haber ido a la carpeta de spam.`,
    again: 'Probar con otro correo',
  },

  reset: {
    title: 'Elige una nueva contraseña',
    lead: 'Tu sesión se iniciará enseguida.',
    submit: 'Guardar contraseña y entrar',
    done: 'Tu nueva contraseña está guardada.',
    noToken: 'Este enlace no está completo',
    noTokenMeans: 'Ábrelo otra vez desde el correo o pide uno nuevo.',
    another: 'Pedir un nuevo enlace',
  },

  invite: {
    invitation: 'Tu invitación',
    title: (name) => `Hola, ${name}`,
    lead: (studio) => `${studio} ha preparado tu cuenta. Elige una contraseña y ya está.`,
    for: (email) => `Para ${email}`,
    submit: 'Empezar',
    welcome: (name) => `Te damos la bienvenida, ${name}`,
    gone: 'Esta invitación ya no es válida',
    goneMeans: 'Ya se ha usado o ha caducado. Si elegiste una contraseña, inicia sesión; si no, pide un nuevo enlace.',
    signIn: 'Iniciar sesión',
  },
}

export const fr: Words = {
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins 8 caractères. Quelques mots se retiennent bien et se devinent mal.',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  toSignIn: 'Retour à la connexion',

  notReady: {
    title: 'Ce studio n’est pas encore prêt',
    means: 'Il faut d’abord le configurer sur son propre ordinateur. Revenez un peu plus tard.',
  },

  register: {
    title: 'Créez votre compte',
    lead: (studio) => `Réservez vos cours en quelques secondes\u00a0: ${studio}`,
    name: 'Votre nom',
    phone: 'Téléphone',
    phoneWhy: 'Si un cours est annulé au dernier moment.',
    pickFirst: 'Choisissez votre premier cours.',
    submit: 'Créer le compte',
    known: 'Vous avez déjà un compte\u202f?',
    signIn: 'Se connecter',
    taken: 'Nous vous connaissons déjà',
    takenMeans: (email) =>
      `Il existe une fiche pour ${email}. Si elle n’a pas encore de mot de passe, nous venons d’envoyer à cette adresse un lien pour en choisir un. Sinon, connectez-vous.`,
  },

  forgot: {
    title: 'Mot de passe oublié\u202f?',
    lead: 'Donnez-nous votre e-mail et nous vous enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sent: 'Regardez vos e-mails',
    sentMeans: (email) =>
      `Si nous connaissons ${email}, un lien est en route. Il fonctionne une seule fois, pendant une heure. Cela peut prendre une minute, et il est peut-être dans les indésirables.`,
    again: 'Essayer un autre e-mail',
  },

  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Vous serez tout de suite connecté.',
    submit: 'Valider et se connecter',
    done: 'Votre nouveau mot de passe est en place.',
    noToken: 'Ce lien est incomplet',
    noTokenMeans: 'Ouvrez-le encore une fois depuis l’e-mail, ou demandez-en un nouveau.',
    another: 'Demander un nouveau lien',
  },

  invite: {
    invitation: 'Votre invitation',
    title: (name) => `Bonjour ${name}`,
    lead: (studio) => `${studio} a préparé votre compte. Choisissez un mot de passe et c’est parti.`,
    for: (email) => `Pour ${email}`,
    submit: 'C’est parti',
    welcome: (name) => `Bienvenue, ${name}`,
    gone: 'Cette invitation n’est plus valable',
    goneMeans:
      'Elle a déjà servi, ou elle est trop ancienne. Si vous avez choisi un mot de passe, connectez-vous\u202f; sinon, demandez un nouveau lien.',
    signIn: 'Se connecter',
  },
}

export const it: Words = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  passwordRule: 'Almeno 8 caratteri. Qualche parola è facile da ricordare e difficile da indovinare.',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  toSignIn: 'Torna all’accesso',

  notReady: {
    title: 'Questo studio non è ancora pronto',
    means: 'Prima va configurato sul suo computer. Torna un po’ più tardi.',
  },

  register: {
    title: 'Crea il tuo account',
    lead: (studio) => `Prenota le lezioni da ${studio} in pochi secondi`,
    name: 'Il tuo nome',
    phone: 'Telefono',
    phoneWhy: 'Nel caso una lezione venga annullata all’ultimo momento.',
    pickFirst: 'Scegli la tua prima lezione.',
    submit: 'Crea account',
    known: 'Hai già un account?',
    signIn: 'Accedi',
    taken: 'Ti conosciamo già',
    takenMeans: (email) =>
      `C’è già una scheda per ${email}. Se non ha ancora una password, abbiamo appena inviato a quell’indirizzo un link per sceglierla. Altrimenti accedi.`,
  },

  forgot: {
    title: 'Hai dimenticato la password?',
    lead: 'Dicci la tua e-mail e ti invieremo un link per sceglierne una nuova.',
    submit: 'Invia il link',
    sent: 'Controlla la posta',
    sentMeans: (email) =>
      `Se conosciamo ${email}, il link è in arrivo. Funziona una volta sola, per un’ora. Può metterci un minuto, e può essere finito nello spam.`,
    again: 'Prova con un’altra e-mail',
  },

  reset: {
    title: 'Scegli una nuova password',
    lead: 'L’accesso avverrà subito dopo.',
    submit: 'Salva la password e accedi',
    done: 'La tua nuova password è salvata.',
    noToken: 'Questo link non è completo',
    noTokenMeans: 'Aprilo di nuovo dall’e-mail oppure chiedine uno nuovo.',
    another: 'Chiedi un nuovo link',
  },

  invite: {
    invitation: 'Il tuo invito',
    title: (name) => `Ciao ${name}`,
    lead: (studio) => `${studio} ha preparato il tuo account. Scegli una password e il gioco è fatto.`,
    for: (email) => `Per ${email}`,
    submit: 'Iniziamo',
    welcome: (name) => `Ti diamo il benvenuto, ${name}`,
    gone: 'Questo invito non è più valido',
    goneMeans:
      'È già stato usato, oppure è scaduto. Se hai scelto una password, accedi; altrimenti chiedi un nuovo link.',
    signIn: 'Accedi',
  },
}
