import type { Messages } from '../en/index.ts'

export const account: Messages['account'] = {
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
