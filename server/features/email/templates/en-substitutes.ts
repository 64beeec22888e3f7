import { formatInstant } from '../../../lib/phrases.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Hello ${letter.name},`

/** The letters to instructors about classes that look for another one. */
export const substituteLetters: Pick<Letters, Kind> = {
  substitute_asked: (letter) => ({
    subject: `Can you teach ${letter.class_name} on ${when(letter)}?`,
    lines: [
      greeting(letter),
      `${letter.asker} can’t teach ${letter.class_name}${atLocation(letter)} on ${when(letter)}. Could you?`,
      ...(letter.note === null ? [] : [`${letter.asker} writes: ${letter.note}`]),
    ],
    ...button('See the class', letter),
  }),
  substitute_found: (letter) => ({
    subject: `${letter.class_name} on ${when(letter)}: ${letter.teacher} teaches`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `${letter.class_name}${atLocation(letter)} on ${when(letter)} is yours now. Thank you for standing in for ${letter.asker}.`
        : `${letter.teacher} teaches ${letter.class_name}${atLocation(letter)} on ${when(letter)} instead of you.`,
    ],
    ...button('See your classes', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `${letter.class_name} on ${when(letter)}: not needed`,
    lines: [
      greeting(letter),
      `Thank you for offering to teach ${letter.class_name}${atLocation(letter)} on ${when(letter)}. ${letter.is_cancelled ? 'The class does not take place.' : 'The studio has decided otherwise.'}`,
    ],
    ...button('See your classes', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.class_name} on ${when(letter)}: ${letter.is_yours ? 'yours after all' : 'not needed any more'}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `The studio no longer looks for somebody to teach ${letter.class_name}${atLocation(letter)} on ${when(letter)}: the class is yours after all. If you can’t teach it, tell the studio.`
        : `Thank you for offering to teach ${letter.class_name}${atLocation(letter)} on ${when(letter)}. ${letter.asker} teaches it after all.`,
    ],
    ...button('See your classes', letter),
  }),
}
