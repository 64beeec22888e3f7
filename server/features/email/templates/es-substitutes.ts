import { formatInstant } from './es-bookings.ts'
import type { Letters, SubstituteLetter } from '../letters.ts'
import { atLocation } from './where.ts'

type Kind = 'substitute_asked' | 'substitute_found' | 'substitute_declined' | 'substitute_withdrawn'

const when = ({ starts_at, timezone }: SubstituteLetter) => formatInstant(starts_at, timezone)
const button = (label: string, { url }: SubstituteLetter) => (url === null ? {} : { action: { label, url } })
const greeting = (letter: SubstituteLetter) => `Hola, ${letter.name}:`

/** The emails to instructors about classes that need a substitute. */
export const substituteLetters: Pick<Letters, Kind> = {
  substitute_asked: (letter) => ({
    subject: `¿Puedes dar ${letter.class_name} el ${when(letter)}?`,
    lines: [
      greeting(letter),
      `${letter.asker} no puede dar la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)}. ¿Puedes tú?`,
      ...(letter.note === null ? [] : [`${letter.asker} escribe: ${letter.note}`]),
    ],
    ...button('Ver la clase', letter),
  }),
  substitute_found: (letter) => ({
    subject: `${letter.class_name}, ${when(letter)}: la da ${letter.teacher}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `Ahora das tú la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)}. Gracias por sustituir a ${letter.asker}.`
        : `${letter.teacher} da la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)} en tu lugar.`,
    ],
    ...button('Ver tus clases', letter),
  }),
  substitute_declined: (letter) => ({
    subject: `Ya no hace falta sustitución: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      `Gracias por ofrecerte a dar la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)}. ${letter.is_cancelled ? 'La clase se ha cancelado.' : 'El centro ha elegido otra solución.'}`,
    ],
    ...button('Ver tus clases', letter),
  }),
  substitute_withdrawn: (letter) => ({
    subject: `${letter.is_yours ? 'Sigues dando la clase' : 'Ya no hace falta sustitución'}: ${letter.class_name}, ${when(letter)}`,
    lines: [
      greeting(letter),
      letter.is_yours
        ? `El centro ya no busca sustitución para la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)}, así que la das tú. Si no puedes darla, avisa al centro.`
        : `Gracias por ofrecerte a dar la clase de ${letter.class_name}${atLocation(letter)} del ${when(letter)}. Al final la da ${letter.asker}.`,
    ],
    ...button('Ver tus clases', letter),
  }),
}
