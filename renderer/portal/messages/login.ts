export const en = {
  title: 'Sign in',
  lead: (studio: string) => `To book at ${studio}`,
  email: 'Email',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create an account',
}

type Words = typeof en

export const de: Words = {
  title: 'Anmelden',
  lead: (studio) => `Um bei ${studio} zu buchen`,
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  register: 'Konto anlegen',
}

export const es: Words = {
  title: 'Iniciar sesión',
  lead: (studio) => `Para reservar en ${studio}`,
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  forgot: '¿Has olvidado tu contraseña?',
  newHere: '¿Es tu primera vez?',
  register: 'Crear una cuenta',
}

export const fr: Words = {
  title: 'Se connecter',
  lead: (studio) => `Pour réserver chez ${studio}`,
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié\u202f?',
  newHere: 'Première visite\u202f?',
  register: 'Créer un compte',
}

export const it: Words = {
  title: 'Accedi',
  lead: (studio) => `Per prenotare da ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Accedi',
  forgot: 'Hai dimenticato la password?',
  newHere: 'È la tua prima volta?',
  register: 'Crea un account',
}
