import { figures } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const figure = figures('de')

export const teaching: Messages['teaching'] = {
  title: 'Meine Kurse',
  today: 'Heute',
  tomorrow: 'Morgen',
  none: 'Keine Kurse in dieser Woche',
  noneMeans: 'Hier stehen die Kurse, die du in den nächsten sieben Tagen gibst.',
  noneToday: 'Heute gibst du keinen Kurs.',
  noProfile: 'Du gibst hier keine Kurse',
  noProfileMeans: 'Zu diesem Konto gehört kein Trainerprofil. Die Seiten des Studios haben eine andere Adresse.',
  toDesk: 'Zu den Seiten des Studios',
  booked: (n, capacity) => `${figure(n)} von ${figure(capacity)}`,
  bookedLabel: 'Gebucht',
  waiting: (n) => `${figure(n)} auf der Warteliste`,
  cancelled: 'Abgesagt',
  now: 'Läuft gerade',
  over: 'Vorbei',

  roster: 'Teilnehmerliste',
  here: (n, of) => `${figure(n)} von ${figure(of)} da`,
  hereLabel: 'Eingecheckt',
  empty: 'Noch hat niemand gebucht',
  emptyMeans: 'Wer bucht, steht sofort hier.',
  checkIn: 'Einchecken',
  checkInNamed: (name) => `${name} einchecken`,
  isIn: 'Da',
  undoNamed: (name) => `Da: ${name}. Zurücknehmen`,
  noShow: 'Fehlt',
  noShowNamed: (name) => `Fehlt: ${name}`,
  missed: 'Versäumt',
  feeKept: (amount) =>
    `Die Gebühr von ${amount} ist bezahlt. Eine Notiz sagt dem Studio, dass es über die Rückgabe entscheiden muss.`,
  undoMissedNamed: (name) => `Versäumt: ${name}. Zurücknehmen`,
  firstVisit: 'Zum ersten Mal hier',
  birthday: 'Geburtstag',
  unpaid: 'Unbezahlt',
  waiver: (title) => `Nicht unterschrieben: ${title}`,
  credits: (n) => `Guthaben: noch ${figure(n)}`,
  waitlist: 'Warteliste',
  cancelledSection: 'Storniert',
  cancelledStatus: { cancelled: 'Rechtzeitig', late_cancelled: 'Spät', class_cancelled: 'Vom Studio' },
  cancelledClass: 'Dieser Kurs ist abgesagt.',
}
