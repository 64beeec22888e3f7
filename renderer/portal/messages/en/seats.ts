export const seats = {
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
  keep: 'Give me this seat whenever it is free',
  changed: (name: string) => `You have seat ${name}`,
}
