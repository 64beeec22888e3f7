import { formatInstant } from './fr-bookings.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Bonjour ${letter.name},`

/** The emails to instructors about classes that need a substitute. */
export const substituteLetters: Pick<Letters, Kind> = {
  substitute_asked: (letter) => ({
    subject: `Pouvez-vous assurer ${letter.class_name}, le ${when(letter)}\u202f?`,
    lines: [
      greeting(letter),
      `${letter.asker} ne peut pas assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}. Le pourriez-vous\u202f?`,
      ...(letter.note === null ? [] : [`${letter.asker} écrit\u00a0: ${letter.note}`]),
    ],
    ...button('Voir le cours', letter),
  }),
  substitute_found: (letter) => ({
    subject: `${letter.class_name}, ${when(letter)}\u00a0: avec ${letter.teacher}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `Vous assurez désormais ${letter.class_name}${atLocation(letter)} le ${when(letter)}. Merci de remplacer ${letter.asker}.`
        : `${letter.teacher} assure ${letter.class_name}${atLocation(letter)} le ${when(letter)} à votre place.`,
    ],
    ...button('Voir vos cours', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `Remplacement inutile\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Merci d’avoir proposé d’assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}. ${letter.is_cancelled ? 'Le cours est annulé.' : 'Le studio a trouvé une autre solution.'}`,
    ],
    ...button('Voir vos cours', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.is_yours ? 'Vous assurez toujours le cours' : 'Remplacement inutile'}\u00a0: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `Le studio ne cherche plus de remplacement pour ${letter.class_name}${atLocation(letter)} le ${when(letter)}\u00a0: vous assurez donc le cours. Si vous ne pouvez pas, prévenez le studio.`
        : `Merci d’avoir proposé d’assurer ${letter.class_name}${atLocation(letter)} le ${when(letter)}. Finalement, ${letter.asker} assure le cours.`,
    ],
    ...button('Voir vos cours', letter),
  }),
}
