import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate } = sayingsIn('it')

/** What clients are told of pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: pausa prevista`,
    lines: [
      `Ciao ${name},`,
      `${type_name}${client === name ? '' : ` di ${client}`} sarà in pausa. Primo giorno: ${formatDate(from)}. Ultimo giorno: ${formatDate(until)}.`,
      'In quei giorni non si può prenotare con questo abbonamento e non viene addebitato nulla. I giorni di pausa si aggiungono alla fine.',
    ],
    closing: 'Puoi ritirare la pausa finché non inizia.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: pausa ritirata`,
    lines: [
      `Ciao ${name},`,
      `La pausa di ${type_name}${client === name ? '' : ` di ${client}`} è stata ritirata. Primo giorno: ${formatDate(from)}. Ultimo giorno: ${formatDate(until)}.`,
      'Ciò che era stato cancellato resta cancellato: prenota di nuovo le lezioni a cui vuoi venire.',
    ],
  }),
}
