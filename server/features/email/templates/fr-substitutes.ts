import { formatInstant } from './fr-bookings.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Bonjour ${letter.name},`

/** The letters to instructors about classes that look for another one. */
export const substituteLetters: Pick<Letters, Kind> = {
  substitute_asked: (letter) => ({
    subject: `Pouvez-vous assurer ${letter.class_name}, le ${when(letter)}\u00a0?`,
    lines: [
      greeting(letter),
      `${letter.asker} ne peut pas assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}. Le pourriez-vous\u00a0?`,
      ...(letter.note === null ? [] : [`${letter.asker} écrit\u00a0: ${letter.note}`]),
    ],
    ...button('Voir le cours', letter),
  }),
  substitute_found: (letter) => ({
    subject: `${letter.class_name}, ${when(letter)}\u00a0: avec ${letter.teacher}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `${letter.class_name}${atLocation(letter)} du ${when(letter)} est à vous. Merci de remplacer ${letter.asker}.`
        : `${letter.teacher} assure ${letter.class_name}${atLocation(letter)} le ${when(letter)} à votre place.`,
    ],
    ...button('Voir vos cours', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `${letter.class_name}, ${when(letter)}\u00a0: pas nécessaire`,
    lines: [
      greeting(letter),
      `Merci d’avoir proposé d’assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}. ${letter.is_cancelled ? 'Le cours n’a pas lieu.' : 'Le studio en a décidé autrement.'}`,
    ],
    ...button('Voir vos cours', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.class_name}, ${when(letter)}\u00a0: ${letter.is_yours ? 'finalement à vous' : 'plus nécessaire'}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `Le studio ne cherche plus personne pour assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}\u00a0: finalement, le cours reste à vous. Si vous ne pouvez pas l’assurer, prévenez le studio.`
        : `Merci d’avoir proposé d’assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}. Finalement, ${letter.asker} assure le cours.`,
    ],
    ...button('Voir vos cours', letter),
  }),
}
