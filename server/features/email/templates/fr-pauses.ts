import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date } = sayingsIn('fr')
const formatDate = (day: string) => date(day).replace(' 1 ', ' 1er ')

/** Emails to clients about pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `Pause programmée\u00a0: ${type_name}`,
    lines: [
      `Bonjour ${name},`,
      `${type_name}${client === name ? '' : ` (${client})`} sera en pause du ${formatDate(from)} au ${formatDate(until)}.`,
      'Pendant ces jours, vous ne pouvez pas réserver avec cet abonnement et rien n’est débité. Les jours de pause s’ajoutent à la fin.',
    ],
    closing: 'Vous pouvez retirer la pause tant qu’elle n’a pas commencé.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `Pause retirée\u00a0: ${type_name}`,
    lines: [
      `Bonjour ${name},`,
      `La pause de l’abonnement ${type_name}${client === name ? '' : ` (${client})`} du ${formatDate(from)} au ${formatDate(until)} a été retirée.`,
      'Les réservations annulées à cause de la pause le restent. Réservez de nouveau les cours qui vous intéressent.',
    ],
  }),
}
