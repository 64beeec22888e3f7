import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
  title: 'Se connecter',
  lead: (studio) => `Pour réserver\u00a0: ${studio}`,
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié\u202f?',
  newHere: 'Première visite\u202f?',
  register: 'Créer un compte',
}
