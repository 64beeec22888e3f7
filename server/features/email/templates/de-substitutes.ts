import { formatInstant } from './de-bookings.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Hallo ${letter.name},`

/** The letters to instructors about classes that look for another one. */
export const substituteLetters: Pick<Letters, Kind> = {
  substitute_asked: (letter) => ({
    subject: `Kannst du ${letter.class_name} am ${when(letter)} übernehmen?`,
    lines: [
      greeting(letter),
      `${letter.asker} kann ${letter.class_name}${atLocation(letter)} am ${when(letter)} nicht unterrichten. Kannst du einspringen?`,
      ...(letter.note === null ? [] : [`${letter.asker} schreibt: ${letter.note}`]),
    ],
    ...button('Kurs ansehen', letter),
  }),
  substitute_found: (letter) => ({
    subject: `${letter.class_name} am ${when(letter)}: ${letter.teacher} unterrichtet`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `${letter.class_name}${atLocation(letter)} am ${when(letter)} übernimmst jetzt du. Danke, dass du für ${letter.asker} einspringst.`
        : `${letter.teacher} unterrichtet ${letter.class_name}${atLocation(letter)} am ${when(letter)} an deiner Stelle.`,
    ],
    ...button('Deine Kurse ansehen', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `${letter.class_name} am ${when(letter)}: nicht nötig`,
    lines: [
      greeting(letter),
      `Danke, dass du ${letter.class_name}${atLocation(letter)} am ${when(letter)} übernehmen wolltest. ${letter.is_cancelled ? 'Der Kurs findet nicht statt.' : 'Das Studio hat sich anders entschieden.'}`,
    ],
    ...button('Deine Kurse ansehen', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.class_name} am ${when(letter)}: ${letter.is_yours ? 'nun doch deiner' : 'nicht mehr nötig'}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `Das Studio sucht niemanden mehr, der ${letter.class_name}${atLocation(letter)} am ${when(letter)} übernimmt: Der Kurs ist nun doch deiner. Wenn du nicht unterrichten kannst, sag dem Studio Bescheid.`
        : `Danke, dass du ${letter.class_name}${atLocation(letter)} am ${when(letter)} übernehmen wolltest. ${letter.asker} unterrichtet den Kurs nun doch.`,
    ],
    ...button('Deine Kurse ansehen', letter),
  }),
}
