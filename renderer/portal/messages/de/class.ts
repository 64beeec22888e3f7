import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const classPage: Messages['classPage'] = {
  title: 'Kurs',
  with: 'Mit',
  where: 'Wo',
  seats: 'Plätze',
  seatsLeft: (left, capacity) => `${figure(left)} von ${figure(capacity)} frei`,
  waitingBehind: (n) => count(n, { one: 'eine Person wartet', other: `${figure(n)} Personen warten` }),
  cancelRule: 'Stornieren',
  freeUntil: (when) => `Kostenlos bis ${when}`,
  noLongerFree: (when) => `Kostenlos war es bis ${when}`,
  usesCredit: (membership, left) =>
    left === null
      ? `Ein Guthaben von ${membership}`
      : `Ein Guthaben von ${membership}, danach noch ${figure(left - 1)}`,
  unlimited: (membership) => `${membership}, ohne Guthaben`,
  notYet: 'Du kannst diesen Kurs noch nicht buchen',
  payThere: {
    label: 'Ohne Mitgliedschaft buchen',
    book: (price) => (price ? `Buchen, ${price} im Studio bezahlen` : 'Buchen, im Studio bezahlen'),
    means: 'Du bezahlst, wenn du kommst.',
    meansNoPrice: 'Den Preis erfährst du im Studio.',
    freeThen: (when, fee) => `Stornieren ist kostenlos bis ${when}, danach kostet es ${fee}.`,
    late: (fee) => `Stornieren kostet jetzt ${fee}.`,
    free: 'Stornieren kostet nichts.',
    missed: (fee) => `Nicht zu kommen kostet ${fee}.`,
  },
  youAreBooked: 'Du hast einen Platz',
  seeYou: (when) => `Bis ${when}.`,
  youAreIn: 'Du bist eingecheckt',
  youWait: (position) =>
    position === null ? 'Du stehst auf der Warteliste' : `Du stehst auf Platz ${position} der Warteliste`,
  waitMeans: 'Es wird nichts abgezogen, bis du den Platz hast. Wird einer frei, schreiben wir dir sofort.',
  full: 'Dieser Kurs ist voll',
  fullMeans: 'Geh auf die Warteliste: Wer zuerst kommt, ist zuerst dran, und du kannst jederzeit kostenlos herunter.',
  cancelledTitle: 'Dieser Kurs ist abgesagt',
  cancelledMeans: 'Dein Guthaben ist zurück.',
  leave: 'Warteliste verlassen',
  left: 'Du hast die Warteliste verlassen',
}

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
