import { formatInstant } from './de-bookings.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Hallo ${letter.name},`

/** The emails to instructors about classes that need a substitute. */
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
        ? `du übernimmst jetzt ${letter.class_name}${atLocation(letter)} am ${when(letter)}. Danke, dass du für ${letter.asker} einspringst.`
        : `${letter.teacher} unterrichtet ${letter.class_name}${atLocation(letter)} am ${when(letter)} an deiner Stelle.`,
    ],
    ...button('Deine Kurse ansehen', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `Keine Vertretung nötig: ${letter.class_name} am ${when(letter)}`,
    lines: [
      greeting(letter),
      `danke, dass du ${letter.class_name}${atLocation(letter)} am ${when(letter)} übernehmen wolltest. ${letter.is_cancelled ? 'Der Kurs ist abgesagt.' : 'Das Studio hat eine andere Lösung gefunden.'}`,
    ],
    ...button('Deine Kurse ansehen', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.is_yours ? 'Du unterrichtest weiterhin' : 'Keine Vertretung nötig'}: ${letter.class_name} am ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `das Studio sucht keine Vertretung mehr für ${letter.class_name}${atLocation(letter)} am ${when(letter)}, du unterrichtest den Kurs also weiterhin. Wenn du nicht kannst, sag dem Studio Bescheid.`
        : `danke, dass du ${letter.class_name}${atLocation(letter)} am ${when(letter)} übernehmen wolltest. ${letter.asker} unterrichtet den Kurs weiterhin.`,
    ],
    ...button('Deine Kurse ansehen', letter),
  }),
}
