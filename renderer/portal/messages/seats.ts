export const en = {
  pick: 'Choose your seat',
  front: 'Front',
  free: 'free',
  taken: 'taken',
  mine: 'yours',
  usual: 'your usual seat',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name: string, state: string) => `${name}, ${state}`,
  seat: (name: string) => `Seat ${name}`,
  change: 'Change seat',
  changeNamed: (cls: string, seat: string) => `Change seat ${seat} in ${cls}`,
  changeTitle: (cls: string) => `Your seat in ${cls}`,
  keep: 'Book this seat for me whenever it’s free',
  changed: (name: string) => `You have seat ${name}`,
}

type Words = typeof en

export const de: Words = {
  pick: 'Wähle deinen Platz',
  front: 'Vorne',
  free: 'frei',
  taken: 'besetzt',
  mine: 'deiner',
  usual: 'dein Stammplatz',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Platz ${name}`,
  change: 'Platz wechseln',
  changeNamed: (cls, seat) => `Platz wechseln: ${seat}, ${cls}`,
  changeTitle: (cls) => `Dein Platz in ${cls}`,
  keep: 'Diesen Platz immer für mich buchen, wenn er frei ist',
  changed: (name) => `Du hast Platz ${name}`,
}

export const es: Words = {
  pick: 'Elige tu sitio',
  front: 'Delante',
  free: 'libre',
  taken: 'ocupado',
  mine: 'el tuyo',
  usual: 'tu sitio habitual',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Sitio ${name}`,
  change: 'Cambiar de sitio',
  changeNamed: (cls, seat) => `Cambiar de sitio: ${seat}, ${cls}`,
  changeTitle: (cls) => `Tu sitio en ${cls}`,
  keep: 'Reservarme este sitio siempre que esté libre',
  changed: (name) => `Tienes el sitio ${name}`,
}

export const fr: Words = {
  pick: 'Choisissez votre place',
  front: 'Devant',
  free: 'libre',
  taken: 'occupée',
  mine: 'la vôtre',
  usual: 'votre place habituelle',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Place ${name}`,
  change: 'Changer de place',
  changeNamed: (cls, seat) => `Changer de place\u00a0: ${seat}, ${cls}`,
  changeTitle: (cls) => `Votre place dans ${cls}`,
  keep: 'Me réserver cette place dès qu’elle est libre',
  changed: (name) => `Vous avez la place ${name}`,
}

export const it: Words = {
  pick: 'Scegli il tuo posto',
  front: 'Davanti',
  free: 'libero',
  taken: 'occupato',
  mine: 'il tuo',
  usual: 'il tuo posto abituale',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Posto ${name}`,
  change: 'Cambia il posto',
  changeNamed: (cls, seat) => `Cambia il posto: ${seat}, ${cls}`,
  changeTitle: (cls) => `Il tuo posto in ${cls}`,
  keep: 'Prenotami questo posto ogni volta che è libero',
  changed: (name) => `Hai il posto ${name}`,
}
