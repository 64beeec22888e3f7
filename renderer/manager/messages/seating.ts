/** Seats on the roster. */
export const en = {
  title: 'The room',
  means:
    'Drag somebody to another seat, or press their seat and then the one they are to have. Whoever sits there changes places.',
  front: 'Front',
  seat: (name: string) => `Seat ${name}`,
  free: (seat: string) => `${seat}, free`,
  held: (seat: string) => `${seat}, held for the waitlist`,
  taken: (seat: string, client: string) => `${seat}, ${client}`,
  moveTo: (client: string, seat: string) => `Move ${client} to ${seat}`,
  moving: (client: string) => `Where is ${client} to sit? Press a seat, or Escape to leave it.`,
  moved: (client: string, seat: string) => `${client} has seat ${seat}`,
  unseated: 'Without a seat',
  checkedIn: 'checked in',
}

type Words = typeof en

export const de: Words = {
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

export const es: Words = {
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

export const fr: Words = {
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

export const it: Words = {
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
