import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
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
