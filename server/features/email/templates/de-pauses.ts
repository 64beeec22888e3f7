import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate } = sayingsIn('de')

/** Emails to clients about pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: Pause geplant`,
    lines: [
      `Hallo ${name},`,
      `„${type_name}“${client === name ? '' : ` (${client})`} pausiert von ${formatDate(from)} bis ${formatDate(until)}.`,
      'In dieser Zeit kannst du damit nichts buchen, und es wird nichts abgebucht. Die Laufzeit verlängert sich um die Tage der Pause.',
    ],
    closing: 'Bis die Pause beginnt, kannst du sie zurückziehen.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: Pause zurückgezogen`,
    lines: [
      `Hallo ${name},`,
      `die Pause für „${type_name}“${client === name ? '' : ` (${client})`} von ${formatDate(from)} bis ${formatDate(until)} wurde zurückgezogen.`,
      'Buchungen, die wegen der Pause storniert wurden, bleiben storniert. Buche die Kurse neu, zu denen du kommen möchtest.',
    ],
  }),
}
