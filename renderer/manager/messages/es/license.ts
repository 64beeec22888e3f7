import type { Messages } from '../en/index.ts'

/** What the studio has a license for, and whose key the assistant answers with. */
export const license: Messages['license'] = {
  title: 'Licencia',
  titleMeans: 'Solo la necesita el asistente. Diga lo que diga aquí, nada del centro se bloquea nunca.',
  plans: { base: 'Base', base_ai: 'Base con IA' },
  states: {
    none: 'Sin licencia',
    active: 'Activa',
    canceled: 'Terminada',
    invalid: 'Desconocida',
    grace_expired: 'Sin confirmar',
  },
  none: 'Aún no hay licencia, y solo hace falta para el asistente: los clientes, las clases, las ventas, el portal y todo lo demás funcionan sin ella, todo el tiempo que quieras.',
  active: {
    base: 'Gracias. Este plan mantiene vivo Studio Desk; con Base con IA tendrías además el asistente.',
    base_ai: 'El asistente está disponible.',
  },
  amiss: {
    canceled: {
      title: 'La suscripción ha terminado',
      means:
        'Todo sigue funcionando menos el asistente. Renuévala donde la compraste y el centro lo sabrá en un día, o introduce la clave de otra licencia.',
    },
    invalid: {
      title: 'El servicio de licencias ya no reconoce la clave',
      means: 'Todo sigue funcionando menos el asistente. Vuelve a introducir la clave o la de otra licencia.',
    },
    grace_expired: {
      title: 'La licencia lleva dos semanas sin poder confirmarse',
      means:
        'Todo sigue funcionando menos el asistente. Conecta este ordenador a internet: el centro vuelve a preguntar solo cada pocas horas, y enseguida si introduces la clave.',
    },
  },
  notReached: 'Últimamente no se ha podido contactar con el servicio de licencias',
  holdsUntil: (date) =>
    `La licencia vale así hasta el ${date}. El centro sigue preguntando solo; únicamente necesita internet.`,
  service: 'Ver planes y conseguir una licencia',
  manage: 'Planes y suscripción',

  redeem: 'Introducir una clave de licencia',
  redeemOther: 'Introducir otra clave de licencia',
  key: 'Clave de licencia',
  keyMeans: 'Tal como se mostró tras la compra. Los espacios, los guiones y las minúsculas no importan.',
  keyExample: 'SD1-…',
  slip: 'Parece que hay un error: compárala con la clave que se te mostró.',
  submit: 'Activar',
  keyUnknown:
    'El servicio de licencias no reconoce esta clave. Compárala con la que se te mostró. No se ha cambiado nada.',
  serviceUnreachable:
    'Ahora no se puede contactar con el servicio de licencias. No se ha cambiado nada. Inténtalo de nuevo en un minuto.',
  redeemed: 'Clave activada',
  nowPossible: {
    base: 'Gracias. En tu día a día no cambia nada: ya lo tenías todo.',
    base_ai: 'Ya tienes el asistente: responde a preguntas sobre tu centro y propone lo que tú después confirmas.',
  },
  notActive: 'La clave se ha aceptado, pero su licencia no está activa.',

  ai: 'Asistente',
  aiMeans: 'Pregunta con tus palabras cómo va el centro. Responde con cifras y las páginas de donde salen.',
  adds: 'Qué añade Base con IA',
  addsLines: [
    'Preguntas con tus palabras: cuánto se ha ingresado, quién ha dejado de venir, qué clases tienen plazas.',
    'Respuestas con cifras, cada una con un enlace a su página.',
    'Propuestas, como una reserva, una nota o una tarea, que solo se hacen si alguien las confirma.',
  ],
  answersBy: 'Las respuestas vienen de',
  hosted: 'El servicio de licencias, incluido en el plan',
  own: (provider) => `Tu propia clave de ${provider}`,
  ownMeans:
    'Con una clave propia de un proveedor de IA, las preguntas van directamente allí. El proveedor te las cobra y el límite mensual del plan no cuenta.',
  useOwn: 'Usar una clave propia…',
  change: 'Cambiar la clave…',
  remove: 'Quitar la clave…',
  notValid: 'El asistente descansa hasta que la licencia vuelva a estar activa.',
  keyTitle: 'Una clave propia',
  keyTitleMeans: 'Se prueba con el proveedor antes de guardar nada.',
  provider: 'Proveedor',
  choose: 'Elige un proveedor',
  apiKey: 'Clave',
  apiKeyMeans: 'Se guarda cifrada en este ordenador y no se vuelve a mostrar.',
  whereKeys: (provider) => `Tus claves de ${provider}`,
  show: 'Mostrar',
  hide: 'Ocultar',
  keep: 'Probar y guardar',
  kept: (provider) => `El asistente responde con tu clave de ${provider}`,
  removeTitle: (provider) => `¿Quitar la clave de ${provider}?`,
  removeMeans:
    'El asistente volverá a responder a través del servicio de licencias. La clave sigue existiendo en el proveedor; anúlala allí si nadie más la necesita.',
  removeConfirm: 'Quitar',
  removed: 'El asistente vuelve a responder a través del servicio de licencias',

  leaves: 'Qué sale de este ordenador',
  leavesLines: [
    'Tus preguntas y lo que se consulta para responderlas: cifras, clases, bonos y suscripciones, productos, tareas y, si las pides, notas sobre un cliente. Pasa por el servicio de licencias a su proveedor de IA o, con una clave propia, directamente al tuyo.',
    'Los nombres se ocultan antes y se reponen después: los nombres completos, se escriban como se escriban; el nombre o el apellido solos, si llevan mayúscula. Un apodo, o un nombre solo en minúsculas, no se reconoce como tal.',
    'Nunca se consultan correos, teléfonos, fechas de nacimiento, datos de salud ni lo que alguien ha pagado. Lo que escribes en una pregunta, o has anotado sobre un cliente, se envía tal cual, salvo nombres, correos y teléfonos.',
  ],

  builtWith: 'Con qué está hecho Studio Desk',
  builtWithMeans: 'Studio Desk tiene licencia MIT. Está hecho con el trabajo de otras personas, en sus condiciones.',
  notices: 'Leer sus licencias',
}
