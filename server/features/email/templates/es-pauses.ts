import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate } = sayingsIn('es')

/** What clients are told of pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: pausa prevista`,
    lines: [
      `Hola, ${name}:`,
      `${type_name}${client === name ? '' : ` de ${client}`} estará en pausa del ${formatDate(from)} al ${formatDate(until)}.`,
      'En esos días no se puede reservar con él y no se cobra nada. Los días de pausa se añaden al final.',
    ],
    closing: 'Puedes retirar la pausa hasta que empiece.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}: pausa retirada`,
    lines: [
      `Hola, ${name}:`,
      `Se ha retirado la pausa de ${type_name}${client === name ? '' : ` de ${client}`} del ${formatDate(from)} al ${formatDate(until)}.`,
      'Lo que se canceló por ella sigue cancelado: vuelve a reservar las clases a las que quieras venir.',
    ],
  }),
}
