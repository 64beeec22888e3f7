import type { Messages } from '../en/index.ts'

export const seats: Messages['seats'] = {
  pick: 'Elige tu sitio',
  front: 'Delante',
  free: 'libre',
  taken: 'ocupado',
  mine: 'el tuyo',
  usual: 'tu sitio de siempre',
  /** Of one seat, for those who hear it: its state follows. */
  named: (name, state) => `${name}, ${state}`,
  seat: (name) => `Sitio ${name}`,
  change: 'Cambiar de sitio',
  changeNamed: (cls, seat) => `Cambiar de sitio: ${seat}, ${cls}`,
  changeTitle: (cls) => `Tu sitio en ${cls}`,
  keep: 'Dame este sitio siempre que esté libre',
  changed: (name) => `Tienes el sitio ${name}`,
}
