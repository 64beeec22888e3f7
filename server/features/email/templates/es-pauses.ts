import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate } = sayingsIn('es')

/** Emails to clients about pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `Pausa prevista: ${type_name}`,
    lines: [
      `Hola, ${name}:`,
      `${type_name}${client === name ? '' : ` (${client})`} estará en pausa del ${formatDate(from)} al ${formatDate(until)}.`,
      'En esos días no podrás reservar con este bono o suscripción y no se cobrará nada. Los días de pausa se añaden al final.',
    ],
    closing: 'Puedes retirar la pausa hasta que empiece.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `Pausa retirada: ${type_name}`,
    lines: [
      `Hola, ${name}:`,
      `Se ha retirado la pausa de ${type_name}${client === name ? '' : ` (${client})`} del ${formatDate(from)} al ${formatDate(until)}.`,
      'Las reservas canceladas por la pausa siguen canceladas. Vuelve a reservar las clases a las que quieras venir.',
    ],
  }),
}
