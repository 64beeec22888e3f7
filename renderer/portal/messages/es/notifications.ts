import type { Messages } from '../en/index.ts'

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
