import { formatInstant } from './it-bookings.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Ciao ${letter.name},`

/** The emails to instructors about classes that need a substitute. */
export const substituteLetters: Pick<Letters, Kind> = {
  substitute_asked: (letter) => ({
    subject: `Puoi tenere ${letter.class_name}, ${when(letter)}?`,
    lines: [
      greeting(letter),
      `${letter.asker} non può tenere la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)}. Puoi tenerla tu?`,
      ...(letter.note === null ? [] : [`${letter.asker} scrive: ${letter.note}`]),
    ],
    ...button('Vedi la lezione', letter),
  }),
  substitute_found: (letter) => ({
    subject: `${letter.class_name}, ${when(letter)}: con ${letter.teacher}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `ora tieni tu la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)}. Grazie per la sostituzione di ${letter.asker}.`
        : `${letter.teacher} tiene al tuo posto la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)}.`,
    ],
    ...button('Vedi le tue lezioni', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `Sostituzione non necessaria: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `grazie della disponibilità per la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)}. ${letter.is_cancelled ? 'La lezione è annullata.' : 'Lo studio ha trovato un’altra soluzione.'}`,
    ],
    ...button('Vedi le tue lezioni', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.is_yours ? 'Tieni ancora tu la lezione' : 'Sostituzione non necessaria'}: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `lo studio non cerca più una sostituzione per la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)}, quindi la tieni tu. Se non puoi, avvisa lo studio.`
        : `grazie della disponibilità per la lezione di ${letter.class_name}${atLocation(letter)} di ${when(letter)}. Alla fine la tiene ${letter.asker}.`,
    ],
    ...button('Vedi le tue lezioni', letter),
  }),
}
