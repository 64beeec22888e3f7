import type { Messages } from '../en/index.ts'

export const seats: Messages['seats'] = {
  pick: 'Scegli il tuo posto',
  front: 'Davanti',
  free: 'libero',
  taken: 'occupato',
  mine: 'il tuo',
  usual: 'il tuo posto di sempre',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Posto ${name}`,
  change: 'Cambia posto',
  changeNamed: (cls, seat) => `Cambia posto: ${seat}, ${cls}`,
  changeTitle: (cls) => `Il tuo posto in ${cls}`,
  keep: 'Dammi questo posto ogni volta che è libero',
  changed: (name) => `Hai il posto ${name}`,
}
