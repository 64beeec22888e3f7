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

export const guest: Messages['guest'] = {
  confirmTitle: '¿Reservar esta plaza?',
  confirm: 'Reservar mi plaza',
  payThere: 'Pagas en el centro.',
  heldUntil: (when) => `Te guardamos la plaza hasta: ${when}.`,
  lapsed: 'Ya no te guardamos la plaza. Es tuya si todavía queda alguna.',
  bookedTitle: 'Tu plaza está reservada',
  bookedMeans: 'Te hemos enviado un correo con un enlace para cancelar si no puedes venir.',
  freeUntil: (when) => `Puedes cancelar gratis hasta: ${when}.`,
  sign: 'Antes de la clase, firma en el centro:',
  cancelTitle: '¿Cancelar esta plaza?',
  cancel: 'Cancelar mi plaza',
  cancelFor: (fee) => `Cancelar por ${fee}`,
  late: (when, fee) => `El plazo gratuito terminó: ${when}. Cancelar ahora cuesta ${fee}.`,
  cancelledTitle: 'Tu plaza está cancelada',
  cancelledMeans: 'Ahora puede ser de otra persona. Gracias por avisar.',
  tooLate: 'Ya no se puede cancelar. Habla con el centro.',
  place: 'Tu plaza',
  goneTitle: 'Este enlace ya no es válido',
  goneMeans: 'Pide una plaza de nuevo en la web del centro.',
  timetable: 'Ver el horario',
  with: (name) => `con ${name}`,
}

export const profile: Messages['profile'] = {
  title: 'Perfil',
  install: {
    title: 'En tu pantalla de inicio',
    means: 'Ahí tienes el horario y tus reservas a un toque, y se abren también sin conexión.',
    action: 'Añadir a la pantalla de inicio',
    byHand:
      'Pulsa Compartir y después «Añadir a pantalla de inicio»: ahí tienes el horario y tus reservas a un toque, y se abren también sin conexión.',
  },
  details: 'Tus datos',
  edit: 'Editar',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailFixed: 'Con él inicias sesión. El centro puede cambiártelo.',
  phone: 'Teléfono',
  birthday: 'Fecha de nacimiento',
  address: 'Dirección',
  emergency: 'En caso de emergencia, llamar a',
  emergencyHelp: 'Un nombre y un número.',
  since: 'Con nosotros desde',
  portrait: 'Tu foto',
  portraitMeans: 'Los clientes la ven junto a tus clases.',
  portraitChoose: 'Elegir una foto',
  portraitChange: 'Cambiar la foto',
  portraitRemove: 'Quitar',
  portraitRemoved: 'Hemos quitado tu foto',
  display: 'Pantalla',
  editTitle: 'Edita tus datos',
  saved: 'Tus datos están guardados',
  changePassword: 'Cambiar contraseña',
  passwordMeans: 'Los demás dispositivos tendrán que iniciar sesión otra vez.',
  oldPassword: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  passwordRule: 'Al menos 8 caracteres. Unas cuantas palabras son fáciles de recordar y difíciles de adivinar.',
  passwordWrong: 'Esta no es tu contraseña actual.',
  passwordChanged: 'Tu nueva contraseña está guardada',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
}

export const notifications: Messages['notifications'] = {
  title: 'Notificaciones',
  lead: 'Lo que el centro te ha comunicado sobre tus clases y otras cosas.',
  rowDetail: 'Lo que se te ha comunicado y cómo quieres enterarte',
  none: 'Todavía nada',
  noneMeans: 'Aquí verás las novedades de tus clases y los mensajes del centro.',
  count: (unread) =>
    unread === 0 ? 'Todo leído' : unread === 1 ? '1 notificación nueva' : `${unread} notificaciones nuevas`,
  new: 'Nueva',
  open: 'Abrir',
  openOf: (title) => `Abrir: ${title}`,
  markRead: 'Marcar como leída',
  markReadOf: (title) => `Marcar como leída: ${title}`,
  markAll: 'Marcar todas como leídas',
  device: {
    title: 'En este dispositivo',
    turnOn: 'Avisarme en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    turnedOn: 'Este dispositivo te avisará',
    turnedOff: 'Este dispositivo ya no te avisará',
    failed: 'No ha funcionado',
    failedMeans:
      'El navegador no ha podido conectar con su servicio de notificaciones. Inténtalo más tarde o elige el correo más abajo.',
    means: {
      on: 'Este dispositivo te avisa al momento cuando queda una plaza libre para ti, una clase cambia o se cancela, o el centro te escribe. Los recordatorios esperan a que terminen las horas de silencio del centro.',
      off: 'Entérate al momento cuando quede una plaza libre para ti, una clase cambie o se cancele, o el centro te escriba. Sin publicidad. A continuación te preguntará el navegador; puedes desactivarlo aquí cuando quieras.',
      blocked:
        'Las notificaciones de esta página están bloqueadas en tu navegador. Permítelas en sus ajustes para esta página y vuelve.',
      homeScreen:
        'En un iPhone o iPad, añade primero esta página a la pantalla de inicio: pulsa Compartir y luego «Añadir a pantalla de inicio». Ábrela desde ahí y activa las notificaciones.',
      insecure:
        'Las notificaciones necesitan la dirección segura (https) del centro. Abre la página allí; el enlace de los correos del centro lleva a ella.',
      unknown: 'Este navegador no puede mostrar notificaciones. Prueba con otro o elige el correo más abajo.',
    },
  },
  how: {
    title: 'Cómo te enteras',
    label: 'Los mensajes del centro llegan',
    lettersStay: 'Los correos sobre reservas, pagos y tu cuenta llegan en cualquier caso.',
    ways: { push: 'A mis dispositivos', email: 'Por correo', both: 'A mis dispositivos y por correo' },
  },
}
