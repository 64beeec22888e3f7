import type { Messages } from '../en/index.ts'

export const seating: Messages['seating'] = {
  title: 'La sala',
  means: 'Arrastra a alguien a otro sitio, o pulsa su sitio y después el nuevo. Si está ocupado, se intercambian.',
  front: 'Delante',
  seat: (name) => `Sitio ${name}`,
  free: (seat) => `${seat}, libre`,
  held: (seat) => `${seat}, retenido para la lista de espera`,
  taken: (seat, client) => `${seat}, ${client}`,
  moveTo: (client, seat) => `Mover a ${client} al sitio ${seat}`,
  moving: (client) => `¿Dónde se pone ${client}? Pulsa un sitio, o Escape para dejarlo.`,
  moved: (client, seat) => `${client} tiene el sitio ${seat}`,
  unseated: 'Sin sitio',
  checkedIn: 'llegada registrada',
}
