/** The room of a class, in its forms. */
export const en = {
  room: 'Room plan',
  none: 'No seats',
}

type Words = typeof en

export const de: Words = {
  room: 'Raumplan',
  none: 'Ohne feste Plätze',
}

export const es: Words = {
  room: 'Plano de la sala',
  none: 'Sin sitios',
}

export const fr: Words = {
  room: 'Plan de salle',
  none: 'Sans places attribuées',
}

export const it: Words = {
  room: 'Pianta della sala',
  none: 'Senza posti numerati',
}
