import type { Letters } from '../letters.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date } = sayingsIn('fr')
const formatDate = (day: string) => date(day).replace(' 1 ', ' 1er ')

/** What clients are told of pauses. */
export const pauseLetters: Pick<Letters, 'pause_planned' | 'pause_withdrawn'> = {
  pause_planned: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}\u00a0: une pause est prévue`,
    lines: [
      `Bonjour ${name},`,
      `${type_name}${client === name ? '' : `, pour ${client},`} sera en pause du ${formatDate(from)} au ${formatDate(until)}.`,
      'Pendant ces jours, rien ne peut être réservé avec, et rien n’est prélevé. Les jours de pause s’ajoutent à la fin.',
    ],
    closing: 'Vous pouvez retirer la pause tant qu’elle n’a pas commencé.',
  }),
  pause_withdrawn: ({ name, client, type_name, from, until }) => ({
    subject: `${type_name}\u00a0: la pause est retirée`,
    lines: [
      `Bonjour ${name},`,
      `La pause de ${type_name}${client === name ? '' : `, pour ${client},`} du ${formatDate(from)} au ${formatDate(until)} a été retirée.`,
      'Ce qu’elle avait annulé reste annulé\u00a0: réservez à nouveau les cours auxquels vous voulez venir.',
    ],
  }),
}
