import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'

type Profile = Messages['clientProfile']

const count = plurals('es')
const figure = figures('es')

export const consents: Profile['consent']['consents'] = {
  terms: 'Condiciones',
  privacy_policy: 'Política de privacidad',
  marketing_email: 'Publicidad por correo',
  marketing_sms: 'Publicidad por SMS',
  push_notifications: 'Notificaciones',
  photo_video: 'Fotos y vídeos',
  health_data: 'Datos de salud',
}

export const timeline: Profile['timeline'] = {
  none: 'Aún no ha pasado nada',
  noneHelp: 'Aquí aparecen visitas, compras, correos y notas a medida que ocurren.',
  noneOfPart: 'Aún nada de este tipo',
  noneOfPartHelp: 'Puede que haya algo de otro tipo.',
  all: 'Mostrar todo',
  shown: 'Qué se muestra',
  parts: {
    all: 'Todo',
    visits: 'Visitas',
    memberships: 'Bonos',
    money: 'Dinero',
    messages: 'Correos',
    notes: 'Notas y consentimientos',
  },
  at: (day, time) => `${day}, ${time}`,
  steps: (n) => count(n, { one: '1 paso', other: `${figure(n)} pasos` }),
  earlier: 'Anteriores',
  begins: 'Eso es todo.',
  said: {
    'client.created': 'Ficha de cliente creada',
    'booking.booked': 'Reservó',
    'booking.checked_in': 'Vino a',
    'booking.no_show': 'No vino a',
    'booking.excused': 'Ausencia justificada en',
    'booking.cancelled': 'Canceló',
    'booking.late_cancelled': 'Canceló tarde',
    'booking.class_cancelled': 'El centro canceló',
    'appointment.booked': 'Cita reservada:',
    'appointment.checked_in': 'Vino a la cita',
    'appointment.completed': 'Cita realizada:',
    'appointment.no_show': 'No vino a la cita',
    'appointment.cancelled': 'Cita cancelada:',
    'appointment.late_cancelled': 'Cita cancelada tarde:',
    'waitlist.moved': 'Lista de espera de',
    'membership.sold': 'Compró',
    'membership.cancelled': 'Bono cancelado:',
    'membership.paused': 'En pausa:',
    'membership.resumed': 'Fin de la pausa:',
    'credits.grant': 'Clases añadidas a',
    'credits.rollover': 'Clases del periodo anterior en',
    'credits.spend': 'Clase descontada de',
    'credits.return': 'Clase devuelta a',
    'credits.lapse': 'Clases caducadas en',
    'credits.adjust': 'Clases ajustadas en',
    'charge.made': 'Cargo:',
    'charge.paid': 'Pagado:',
    'charge.waived': 'Perdonado:',
    'sale.made': 'Compró',
    'payment.refunded': 'Reembolsado:',
    'payment.refund_undone': 'Reembolso fallido, retirado:',
    'note.written': 'Nota',
    'consent.granted': 'Dio su consentimiento:',
    'consent.withdrawn': 'Retiró su consentimiento:',
    'mail.queued': 'Correo en espera:',
    'mail.sent': 'Correo enviado:',
    'mail.failed': 'Correo no enviado:',
  },
  credits: (n) => {
    const amount = figure(Math.abs(n))
    const sign = n < 0 ? '−' : '+'
    return count(Math.abs(n), { one: `${sign}1 clase`, other: `${sign}${amount} clases` })
  },
  purchases: {
    sale: 'Productos',
    membership: 'Bono',
    gift_card: 'Tarjeta regalo',
    charge: 'Cargo',
  },
  booked: {
    client: 'por su cuenta',
    staff: 'en recepción',
    waitlist: 'desde la lista de espera',
    walk_in: 'sin reserva previa',
    guest: 'como invitado',
    import: 'por una importación',
  },
  waitlist: {
    waiting: 'se apuntó',
    offered: 'se le ofreció una plaza',
    confirmed: 'aceptó la plaza',
    declined: 'rechazó la plaza',
    expired: 'la oferta caducó',
    left: 'salió',
    skipped: 'pasó a otra persona',
    closed: 'se cerró',
  },
  until: (date) => `hasta el ${date}`,
  untilResumed: 'hasta que se reanude',
  consents,
}
