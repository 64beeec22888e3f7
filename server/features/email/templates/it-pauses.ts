import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate } = sayingsIn('it')

/** Emails to clients about pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `Pausa programmata: ${type_name}`,
    lines: [
      `Ciao ${name},`,
      `${type_name}${client === name ? '' : ` (${client})`} sarà in pausa. Primo giorno: ${formatDate(from)}. Ultimo giorno: ${formatDate(until)}.`,
      'In quei giorni non puoi prenotare con questo abbonamento e non ti viene addebitato nulla. I giorni di pausa si aggiungono alla fine.',
    ],
    closing: 'Puoi ritirare la pausa finché non inizia.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `Pausa ritirata: ${type_name}`,
    lines: [
      `Ciao ${name},`,
      `La pausa di ${type_name}${client === name ? '' : ` (${client})`} è stata ritirata. Primo giorno: ${formatDate(from)}. Ultimo giorno: ${formatDate(until)}.`,
      'Le prenotazioni disdette per la pausa restano disdette. Prenota di nuovo le lezioni a cui vuoi venire.',
    ],
  }),
}
