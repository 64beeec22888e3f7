/** Getting in for the first time, or again: registering, a forgotten password, an invitation. */
export const en = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  passwordRule: 'At least 8 characters. A few words are easy to remember and hard to guess.',
  show: 'Show the password',
  hide: 'Hide the password',
  toSignIn: 'Back to sign-in',

  notReady: {
    title: 'This studio is not ready yet',
    means: 'It has to be set up on the studio’s computer first. Come back later.',
  },

  register: {
    title: 'Create your account',
    lead: (studio: string) => `Book classes at ${studio} in a few seconds`,
    name: 'Your name',
    phone: 'Phone',
    phoneWhy: 'In case a class is cancelled at short notice.',
    pickFirst: 'Pick your first class.',
    submit: 'Create account',
    known: 'Already have an account?',
    signIn: 'Sign in',
    taken: 'You already have an account',
    takenMeans: (email: string) =>
      `We have a profile for ${email}. If it has no password yet, we’ve just emailed you a link to set one. Otherwise, sign in.`,
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email and we’ll send you a link to set a new one.',
    submit: 'Send the link',
    sent: 'Check your inbox',
    sentMeans: (email: string) =>
      `If we know ${email}, a link is on its way. It works once, for an hour. It may take a minute; check your spam too.`,
    again: 'Try another email',
  },

  reset: {
    title: 'Set a new password',
    lead: 'You’ll be signed in right away.',
    submit: 'Set password and sign in',
    done: 'Your new password is set.',
    noToken: 'This link is incomplete',
    noTokenMeans: 'Open it from the email again, or ask for a new one.',
    another: 'Ask for a new link',
  },

  invite: {
    invitation: 'Your invitation',
    title: (name: string) => `Hello ${name}`,
    lead: (studio: string) => `${studio} has set up your account. Choose a password to get started.`,
    for: (email: string) => `For ${email}`,
    submit: 'Let’s go',
    welcome: (name: string) => `Welcome, ${name}`,
    gone: 'This invitation is no longer valid',
    goneMeans: 'It was already used or has expired. If you’ve set a password, sign in; otherwise ask for a new link.',
    signIn: 'Sign in',
  },
}

type Words = typeof en

export const de: Words = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen. Ein paar Wörter sind leicht zu merken und schwer zu erraten.',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  toSignIn: 'Zurück zur Anmeldung',

  notReady: {
    title: 'Dieses Studio ist noch nicht bereit',
    means: 'Es muss erst auf dem Computer des Studios eingerichtet werden. Schau später wieder vorbei.',
  },

  register: {
    title: 'Konto anlegen',
    lead: (studio) => `Buche Kurse bei ${studio} in wenigen Sekunden`,
    name: 'Dein Name',
    phone: 'Telefon',
    phoneWhy: 'Falls ein Kurs kurzfristig ausfällt.',
    pickFirst: 'Wähle deinen ersten Kurs.',
    submit: 'Konto anlegen',
    known: 'Schon ein Konto?',
    signIn: 'Anmelden',
    taken: 'Du hast schon ein Konto',
    takenMeans: (email) =>
      `Zu ${email} gibt es schon ein Profil. Hat es noch kein Passwort, haben wir dir gerade einen Link dafür geschickt. Sonst melde dich an.`,
  },

  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues.',
    submit: 'Link schicken',
    sent: 'Prüfe deinen Posteingang',
    sentMeans: (email) =>
      `Wenn wir ${email} kennen, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang. Das kann eine Minute dauern; sieh auch im Spam nach.`,
    again: 'Andere E-Mail-Adresse versuchen',
  },

  reset: {
    title: 'Neues Passwort festlegen',
    lead: 'Danach bist du gleich angemeldet.',
    submit: 'Passwort festlegen und anmelden',
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
      'Sie wurde schon angenommen oder ist abgelaufen. Hast du ein Passwort, melde dich an; sonst fordere einen neuen Link an.',
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
    means: 'Antes hay que configurarlo en el ordenador del centro. Vuelve más tarde.',
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
    taken: 'Ya tienes una cuenta',
    takenMeans: (email) =>
      `Ya hay una ficha para ${email}. Si todavía no tiene contraseña, acabamos de enviar a esa dirección un enlace para elegirla. Si ya la tiene, inicia sesión.`,
  },

  forgot: {
    title: '¿Has olvidado tu contraseña?',
    lead: 'Dinos tu correo y te enviaremos un enlace para elegir una nueva.',
    submit: 'Enviar el enlace',
    sent: 'Revisa tu correo',
    sentMeans: (email) =>
      `Si conocemos ${email}, el enlace va de camino. Funciona una sola vez, durante una hora. Puede tardar un minuto; mira también en spam.`,
    again: 'Probar con otro correo',
  },

  reset: {
    title: 'Elige una nueva contraseña',
    lead: 'Entrarás directamente.',
    submit: 'Guardar contraseña y entrar',
    done: 'Tu nueva contraseña está guardada.',
    noToken: 'Este enlace no está completo',
    noTokenMeans: 'Ábrelo otra vez desde el correo o pide uno nuevo.',
    another: 'Pedir un nuevo enlace',
  },

  invite: {
    invitation: 'Tu invitación',
    title: (name) => `Hola, ${name}`,
    lead: (studio) => `${studio} ha preparado tu cuenta. Elige una contraseña para empezar.`,
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
    means: 'Il faut d’abord le configurer sur l’ordinateur du studio. Revenez plus tard.',
  },

  register: {
    title: 'Créez votre compte',
    lead: (studio) => `Réservez vos cours chez ${studio} en quelques secondes`,
    name: 'Votre nom',
    phone: 'Téléphone',
    phoneWhy: 'Si un cours est annulé au dernier moment.',
    pickFirst: 'Choisissez votre premier cours.',
    submit: 'Créer le compte',
    known: 'Vous avez déjà un compte\u202f?',
    signIn: 'Se connecter',
    taken: 'Vous avez déjà un compte',
    takenMeans: (email) =>
      `Il existe une fiche pour ${email}. Si elle n’a pas encore de mot de passe, nous venons d’envoyer à cette adresse un lien pour en choisir un. Sinon, connectez-vous.`,
  },

  forgot: {
    title: 'Mot de passe oublié\u202f?',
    lead: 'Indiquez votre e-mail\u00a0: nous vous enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sent: 'Consultez votre boîte de réception',
    sentMeans: (email) =>
      `Si nous connaissons ${email}, un lien est en route. Il fonctionne une seule fois, pendant une heure. Cela peut prendre une minute\u202f; vérifiez aussi les indésirables.`,
    again: 'Essayer un autre e-mail',
  },

  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'La connexion est immédiate.',
    submit: 'Valider et se connecter',
    done: 'Votre nouveau mot de passe est en place.',
    noToken: 'Ce lien est incomplet',
    noTokenMeans: 'Rouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
    another: 'Demander un nouveau lien',
  },

  invite: {
    invitation: 'Votre invitation',
    title: (name) => `Bonjour ${name}`,
    lead: (studio) => `${studio} a préparé votre compte. Choisissez un mot de passe pour commencer.`,
    for: (email) => `Pour ${email}`,
    submit: 'Commencer',
    welcome: (name) => `Bienvenue, ${name}`,
    gone: 'Cette invitation n’est plus valable',
    goneMeans:
      'Elle a déjà servi ou a expiré. Si vous avez choisi un mot de passe, connectez-vous\u202f; sinon, demandez un nouveau lien.',
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
    means: 'Prima va configurato sul computer dello studio. Torna più tardi.',
  },

  register: {
    title: 'Crea il tuo account',
    lead: (studio) => `Prenota le lezioni da ${studio} in pochi secondi`,
    name: 'Il tuo nome',
    phone: 'Telefono',
    phoneWhy: 'Nel caso una lezione venga annullata all’ultimo momento.',
    pickFirst: 'Scegli la tua prima lezione.',
    submit: 'Crea l’account',
    known: 'Hai già un account?',
    signIn: 'Accedi',
    taken: 'Hai già un account',
    takenMeans: (email) =>
      `C’è già un profilo per ${email}. Se non ha ancora una password, abbiamo appena inviato a quell’indirizzo un link per sceglierla. Altrimenti accedi.`,
  },

  forgot: {
    title: 'Hai dimenticato la password?',
    lead: 'Dicci la tua e-mail e ti invieremo un link per sceglierne una nuova.',
    submit: 'Invia il link',
    sent: 'Controlla le tue e-mail',
    sentMeans: (email) =>
      `Se conosciamo ${email}, il link è in arrivo. Funziona una volta sola, per un’ora. Può metterci un minuto; controlla anche lo spam.`,
    again: 'Prova con un’altra e-mail',
  },

  reset: {
    title: 'Scegli una nuova password',
    lead: 'Accederai subito dopo.',
    submit: 'Salva la password e accedi',
    done: 'La tua nuova password è salvata.',
    noToken: 'Questo link non è completo',
    noTokenMeans: 'Aprilo di nuovo dall’e-mail oppure chiedine uno nuovo.',
    another: 'Chiedi un nuovo link',
  },

  invite: {
    invitation: 'Il tuo invito',
    title: (name) => `Ciao ${name}`,
    lead: (studio) => `${studio} ha preparato il tuo account. Scegli una password per iniziare.`,
    for: (email) => `Per ${email}`,
    submit: 'Iniziamo',
    welcome: (name) => `Ti diamo il benvenuto, ${name}`,
    gone: 'Questo invito non è più valido',
    goneMeans:
      'È già stato usato, oppure è scaduto. Se hai scelto una password, accedi; altrimenti chiedi un nuovo link.',
    signIn: 'Accedi',
  },
}
