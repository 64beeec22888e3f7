import type { Messages } from '../en/index.ts'

export const seats: Messages['seats'] = {
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
  keep: 'Gib mir diesen Platz, wann immer er frei ist',
  changed: (name) => `Du hast Platz ${name}`,
}
