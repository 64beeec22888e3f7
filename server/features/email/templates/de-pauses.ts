import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate } = sayingsIn('de')

/** What clients are told of pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: Pause geplant`,
    lines: [
      `Hallo ${name},`,
      `${type_name}${client === name ? '' : ` von ${client}`} pausiert von ${formatDate(from)} bis ${formatDate(until)}.`,
      'In dieser Zeit kannst du damit nichts buchen, und es wird nichts abgebucht. Die Tage der Pause werden hinten angehängt.',
    ],
    closing: 'Bis die Pause beginnt, kannst du sie zurücknehmen.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: Pause zurückgenommen`,
    lines: [
      `Hallo ${name},`,
      `die Pause von ${type_name}${client === name ? '' : ` (${client})`} von ${formatDate(from)} bis ${formatDate(until)} wurde zurückgenommen.`,
      'Was ihretwegen abgesagt wurde, bleibt abgesagt: Buche neu, wozu du kommen möchtest.',
    ],
  }),
}
