import type { Messages } from '../en/index.ts'

/** Seats on the roster. */
export const seating: Messages['seating'] = {
  title: 'La salle',
  means:
    'Faites glisser une personne vers une autre place, ou touchez sa place, puis celle qu’elle doit avoir. Si quelqu’un y est, les places s’échangent.',
  front: 'Devant',
  seat: (name) => `Place ${name}`,
  free: (seat) => `${seat}, libre`,
  held: (seat) => `${seat}, gardée pour la liste d’attente`,
  taken: (seat, client) => `${seat}, ${client}`,
  moveTo: (client, seat) => `Donner la place ${seat} à ${client}`,
  moving: (client) => `Quelle place pour ${client}\u202f? Touchez une place, ou Échap pour en rester là.`,
  moved: (client, seat) => `${client} a la place ${seat}`,
  unseated: 'Sans place',
  checkedIn: 'sur place',
}
