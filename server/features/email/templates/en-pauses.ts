import { formatDate } from '../../../lib/phrases.ts'
import type { Letters } from '../letters.ts'

/** What clients are told of pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: a pause is planned`,
    lines: [
      `Hello ${name},`,
      `${type_name}${client === name ? '' : ` of ${client}`} is paused from ${formatDate(from)} to ${formatDate(until)}.`,
      'No class in these days can be booked with it, and nothing is collected. It lasts longer by the days of the pause.',
    ],
    closing: 'You can withdraw the pause until it begins.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: the pause was withdrawn`,
    lines: [
      `Hello ${name},`,
      `The pause of ${type_name}${client === name ? '' : ` of ${client}`} from ${formatDate(from)} to ${formatDate(until)} was withdrawn.`,
      'What it had cancelled stays cancelled: book again what you would like to come to.',
    ],
  }),
}
