import type { Messages } from '../en/index.ts'

export const seating: Messages['seating'] = {
  title: 'Der Raum',
  means:
    'Zieh jemanden auf einen anderen Platz oder tippe erst auf den jetzigen Platz und dann auf den neuen. Wer dort sitzt, tauscht.',
  front: 'Vorne',
  seat: (name) => `Platz ${name}`,
  free: (seat) => `${seat}, frei`,
  held: (seat) => `${seat}, für die Warteliste reserviert`,
  taken: (seat, client) => `${seat}, ${client}`,
  moveTo: (client, seat) => `${client} auf ${seat} setzen`,
  moving: (client) => `Wohin soll ${client}? Tippe auf einen Platz; mit Escape bleibt alles, wie es ist.`,
  moved: (client, seat) => `${client} hat Platz ${seat}`,
  unseated: 'Ohne Platz',
  checkedIn: 'eingecheckt',
}
