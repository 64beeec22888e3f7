import type { Messages } from '../en/index.ts'

export const guest: Messages['guest'] = {
  confirmTitle: 'Prenotare questo posto?',
  confirm: 'Prenota il mio posto',
  payThere: 'Paghi in studio.',
  heldUntil: (when) => `Il posto è riservato a te fino a: ${when}.`,
  lapsed: 'Il posto non è più riservato. È tuo se ce n’è ancora uno.',
  bookedTitle: 'Il tuo posto è prenotato',
  bookedMeans: 'Ti abbiamo inviato un’e-mail con un link per annullare se non puoi venire.',
  freeUntil: (when) => `Puoi annullare gratis fino a: ${when}.`,
  sign: 'Prima della lezione firma in studio:',
  cancelTitle: 'Annullare questo posto?',
  cancel: 'Annulla il mio posto',
  cancelFor: (fee) => `Annulla per ${fee}`,
  late: (when, fee) => `Il termine gratuito è scaduto: ${when}. Annullare ora costa ${fee}.`,
  cancelledTitle: 'Il tuo posto è annullato',
  cancelledMeans: 'Ora può andare a un’altra persona. Grazie per averci avvisato.',
  tooLate: 'Non si può più annullare. Parlane con lo studio.',
  goneTitle: 'Questo link non è più valido',
  goneMeans: 'Chiedi di nuovo un posto sul sito dello studio.',
  timetable: 'Vai all’orario',
  with: (name) => `con ${name}`,
}
