/** Seats on the roster. */
export const en = {
  title: 'The room',
  means: 'Drag a client to another seat, or select their seat and then the new one. If it’s taken, they swap.',
  front: 'Front',
  seat: (name: string) => `Seat ${name}`,
  free: (seat: string) => `${seat}, free`,
  held: (seat: string) => `${seat}, held for the waitlist`,
  taken: (seat: string, client: string) => `${seat}, ${client}`,
  moveTo: (client: string, seat: string) => `Move ${client} to ${seat}`,
  moving: (client: string) => `Where should ${client} sit? Select a seat, or press Escape to cancel.`,
  moved: (client: string, seat: string) => `${client} has seat ${seat}`,
  unseated: 'Without a seat',
  checkedIn: 'checked in',
}

type Words = typeof en

export const de: Words = {
  title: 'Raum',
  means:
    'Ziehe eine Person auf einen anderen Platz oder tippe auf ihren Platz und dann auf den neuen. Ist er besetzt, wird getauscht.',
  front: 'Vorne',
  seat: (name) => `Platz ${name}`,
  free: (seat) => `${seat}, frei`,
  held: (seat) => `${seat}, für die Warteliste reserviert`,
  taken: (seat, client) => `${seat}, ${client}`,
  moveTo: (client, seat) => `${client} auf Platz ${seat} setzen`,
  moving: (client) => `Welcher Platz für ${client}? Tippe auf einen Platz oder brich mit Escape ab.`,
  moved: (client, seat) => `${client} hat Platz ${seat}`,
  unseated: 'Ohne Platz',
  checkedIn: 'eingecheckt',
}

export const es: Words = {
  title: 'Sala',
  means: 'Arrastra a alguien a otro sitio, o pulsa su sitio y después el nuevo. Si está ocupado, se intercambian.',
  front: 'Delante',
  seat: (name) => `Sitio ${name}`,
  free: (seat) => `${seat}, libre`,
  held: (seat) => `${seat}, guardado para la lista de espera`,
  taken: (seat, client) => `${seat}, ${client}`,
  moveTo: (client, seat) => `Mover a ${client} al sitio ${seat}`,
  moving: (client) => `¿Qué sitio para ${client}? Pulsa un sitio, o Esc para cancelar.`,
  moved: (client, seat) => `${client} tiene el sitio ${seat}`,
  unseated: 'Sin sitio',
  checkedIn: 'asistencia registrada',
}

export const fr: Words = {
  title: 'Salle',
  means:
    'Faites glisser une personne vers une autre place, ou touchez sa place puis la nouvelle. Si elle est prise, les places s’échangent.',
  front: 'Devant',
  seat: (name) => `Place ${name}`,
  free: (seat) => `${seat}, libre`,
  held: (seat) => `${seat}, gardée pour la liste d’attente`,
  taken: (seat, client) => `${seat}, ${client}`,
  moveTo: (client, seat) => `Donner la place ${seat} à ${client}`,
  moving: (client) => `Quelle place pour ${client}\u202f? Touchez une place, ou Échap pour annuler.`,
  moved: (client, seat) => `${client} a la place ${seat}`,
  unseated: 'Sans place',
  checkedIn: 'présence pointée',
}

export const it: Words = {
  title: 'Sala',
  means:
    'Trascina una persona su un altro posto, o premi il suo posto e poi quello nuovo. Se è occupato, si scambiano.',
  front: 'Davanti',
  seat: (name: string) => `Posto ${name}`,
  free: (seat: string) => `${seat}, libero`,
  held: (seat: string) => `${seat}, riservato alla lista d’attesa`,
  taken: (seat: string, client: string) => `${seat}, ${client}`,
  moveTo: (client: string, seat: string) => `Sposta ${client} al posto ${seat}`,
  moving: (client: string) => `Quale posto per ${client}? Premi un posto, o Esc per annullare.`,
  moved: (client: string, seat: string) => `${client} ha il posto ${seat}`,
  unseated: 'Senza posto',
  checkedIn: 'check-in fatto',
}
