import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
  title: 'Anmelden',
  lead: (studio) => `Um bei ${studio} zu buchen`,
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  register: 'Konto anlegen',
}
