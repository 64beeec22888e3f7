import type { Messages } from '../en/index.ts'

/** Seats on the roster. */
export const seating: Messages['seating'] = {
  title: 'La sala',
  means:
    'Trascina una persona su un altro posto, oppure premi il suo posto e poi quello che deve avere. Se è occupato, i due si scambiano.',
  front: 'Davanti',
  seat: (name: string) => `Posto ${name}`,
  free: (seat: string) => `${seat}, libero`,
  held: (seat: string) => `${seat}, riservato alla lista d’attesa`,
  taken: (seat: string, client: string) => `${seat}, ${client}`,
  moveTo: (client: string, seat: string) => `Sposta ${client}: ${seat}`,
  moving: (client: string) => `Dove va ${client}? Premi un posto, oppure Esc per lasciar perdere.`,
  moved: (client: string, seat: string) => `${client} ha il posto ${seat}`,
  unseated: 'Senza posto',
  checkedIn: 'arrivo registrato',
}
