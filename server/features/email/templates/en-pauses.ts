import { formatDate } from '../../../lib/phrases.ts'
import type { Letters } from '../letters.ts'

/** Emails to clients about pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `Pause scheduled: ${type_name}`,
    lines: [
      `Hello ${name},`,
      `${client === name ? `Your ${type_name}` : `${client}’s ${type_name}`} is paused from ${formatDate(from)} to ${formatDate(until)}.`,
      'You can’t book classes with it on these days, and you won’t be charged. It’s extended by the days of the pause.',
    ],
    closing: 'You can withdraw the pause until it starts.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `Pause withdrawn: ${type_name}`,
    lines: [
      `Hello ${name},`,
      `The pause of ${client === name ? `your ${type_name}` : `${client}’s ${type_name}`} from ${formatDate(from)} to ${formatDate(until)} was withdrawn.`,
      'Bookings cancelled for the pause stay cancelled. Book the classes you’d like to come to again.',
    ],
  }),
}
