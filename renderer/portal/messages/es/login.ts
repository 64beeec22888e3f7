import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
  title: 'Iniciar sesión',
  lead: (studio) => `Para reservar en ${studio}`,
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Entrar',
  forgot: '¿Has olvidado tu contraseña?',
  newHere: '¿Es tu primera vez?',
  register: 'Crear una cuenta',
}
