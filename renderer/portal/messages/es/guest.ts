import type { Messages } from '../en/index.ts'

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
  goneTitle: 'Este enlace ya no es válido',
  goneMeans: 'Pide una plaza de nuevo en la web del centro.',
  timetable: 'Ver el horario',
  with: (name) => `con ${name}`,
}
