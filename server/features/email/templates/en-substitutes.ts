import { formatInstant } from '../../../lib/phrases.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Hello ${letter.name},`

/** The emails to instructors about classes that need a substitute. */
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
        ? `You’re now teaching ${letter.class_name}${atLocation(letter)} on ${when(letter)}. Thank you for covering for ${letter.asker}.`
        : `${letter.teacher} teaches ${letter.class_name}${atLocation(letter)} on ${when(letter)} instead of you.`,
    ],
    ...button('See your classes', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `No substitute needed: ${letter.class_name} on ${when(letter)}`,
    lines: [
      greeting(letter),
      `Thank you for offering to teach ${letter.class_name}${atLocation(letter)} on ${when(letter)}. ${letter.is_cancelled ? 'The class is cancelled.' : 'The studio chose another solution.'}`,
    ],
    ...button('See your classes', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.is_yours ? 'You’re still teaching' : 'No substitute needed'}: ${letter.class_name} on ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `The studio is no longer looking for a substitute for ${letter.class_name}${atLocation(letter)} on ${when(letter)}, so you’re still teaching it. If you can’t, let the studio know.`
        : `Thank you for offering to teach ${letter.class_name}${atLocation(letter)} on ${when(letter)}. ${letter.asker} is teaching it after all.`,
    ],
    ...button('See your classes', letter),
  }),
}
