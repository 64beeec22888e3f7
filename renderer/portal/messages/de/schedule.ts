import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const schedule: Messages['schedule'] = {
  title: 'Kursplan',
  days: 'Tag',
  today: 'Heute',
  tomorrow: 'Morgen',
  withBooking: 'mit einer Buchung von dir',
  earlier: (n) => count(n, { one: 'Einen früheren Kurs zeigen', other: `${figure(n)} frühere Kurse zeigen` }),
  none: 'Keine Kurse an diesem Tag',
  noneToday: 'Heute keine Kurse mehr',
  nonePlanned: 'Noch sind keine Kurse geplant',
  noneMeans: 'Wähle oben einen anderen Tag.',
  next: (day) => `Nächste: ${day}`,
  filter: 'Filter',
  noneLike: 'An diesem Tag gibt es das nicht',
  showAll: 'Alle Kurse zeigen',

  left: (n) => count(n, { one: 'Letzter Platz', other: `${figure(n)} Plätze frei` }),
  full: 'Voll',
  waiting: (n) => `${figure(n)} auf der Warteliste`,
  opens: (when) => `Buchbar ab ${when}`,
  closed: 'Nicht mehr buchbar',
  over: 'Vorbei',
  running: 'Läuft gerade',
  cancelled: 'Abgesagt',
  booked: 'Gebucht',
  checkedIn: 'Du bist da',
  attended: 'Du warst dabei',
  noShow: 'Versäumt',
  onWaitlist: (position) => (position === null ? 'Auf der Warteliste' : `Warteliste, Platz ${position}`),
  offered: 'Ein Platz für dich',

  book: 'Buchen',
  bookClass: (name, time) => `Buchen: ${name}, ${time}`,
  join: 'Warteliste',
  joinClass: (name, time) => `Warteliste: ${name}, ${time}`,
  showClass: (name, time) => `${name}, ${time}`,
  notNow: 'Du kannst gerade nicht buchen',
  pays: (membership, left) => (left === null ? membership : `${membership} · Guthaben: ${figure(left)}`),
  payThere: (price) => `${price} im Studio`,
  andMore: (n) => `und ${figure(n)} weitere`,
  bookedToast: (name, when) => `${name}, ${when}: gebucht`,
  joinedToast: (name, position) =>
    position === null ? `Du stehst auf der Warteliste: ${name}` : `${name}: Platz ${position} auf der Warteliste`,
  undone: 'Die Buchung ist zurückgenommen',
  cantBook: (name) => `${name}: noch nicht buchbar`,
  signFor: (name) => `Für ${name} unterschreiben`,
  couldNot: 'Das hat nicht geklappt',
  ok: 'Verstanden',
}

export const fixes: Messages['fixes'] = {
  buy_membership: 'Mitgliedschaften und Preise ansehen',
  pay_at_studio: 'Du kannst im Studio bezahlen.',
  cancel_other: 'Meine Buchungen ansehen',
  cancel_appointment: 'Meine Termine ansehen',
  pay: 'Offenes ansehen',
  sign_waiver: 'Lesen und unterschreiben',
  resume_membership: 'Der Empfang kann die Pause beenden.',
}
