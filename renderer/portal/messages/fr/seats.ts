import type { Messages } from '../en/index.ts'

export const seats: Messages['seats'] = {
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
  keep: 'Me donner cette place chaque fois qu’elle est libre',
  changed: (name) => `Vous avez la place ${name}`,
}
