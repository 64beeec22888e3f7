import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Memberships = Messages['memberships']

const count = plurals('de')
const figure = figures('de')
const days = (n: number) => count(n, { one: '1 Tag', other: `${figure(n)} Tage` })
const classes = (n: number) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` })
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const kinds: Memberships['kinds'] = {
  subscription: 'Abo',
  class_pack: 'Mehrfachkarte',
  time_pass: 'Zeitkarte',
  drop_in: 'Einzelkurs',
}

const intervals: Memberships['intervals'] = {
  weekly: 'Jede Woche',
  four_weekly: 'Alle 4 Wochen',
  monthly: 'Jeden Monat',
  quarterly: 'Jedes Quartal',
  half_yearly: 'Jedes Halbjahr',
  yearly: 'Jedes Jahr',
}

const statuses: Memberships['statuses'] = {
  pending: 'Nicht begonnen',
  active: 'Aktiv',
  paused: 'Pausiert',
  expired: 'Abgelaufen',
  cancelled: 'Beendet',
}

/** How somebody paid; the last two are the studio's own. */
const methods: Memberships['methods'] = {
  cash: 'Bar',
  card_terminal: 'Kartenterminal',
  bank_transfer: 'Überweisung',
  gift_card: 'Gutschein',
  complimentary: 'Aufs Haus',
  other: 'Anders',
  online: 'Online',
  imported: 'In der früheren Software',
}

const card: Memberships['card'] = {
  none: 'Noch keine Mitgliedschaft',
  noneHelp: 'Verkaufe eine, oder übernimm sie mit einem Import.',
  sell: 'Mitgliedschaft verkaufen',
  total: 'Mitgliedschaften',
  past: (n) => count(n, { one: '1 beendete Mitgliedschaft', other: `${figure(n)} beendete Mitgliedschaften` }),
  unlimited: 'Unbegrenzt',
  left: (n) => count(n, { one: 'noch 1 Kurs', other: `noch ${figure(n)} Kurse` }),
  credits: 'Kurse übrig',
  until: (date) => `bis ${date}`,
  noEnd: 'unbefristet',
  starts: (date) => `ab ${date}`,
  started: (date) => `seit ${date}`,
  dates: (from, to) => `${from} bis ${to}`,
  daysLeft: (n) => count(n, { one: 'letzter Tag', other: `noch ${figure(n)} Tage` }),
  renews: (date) => `Verlängert sich am ${date}`,
  pausedUntil: (date) => `Pausiert; gilt wieder ab ${date}`,
  pausedUntilResumed: 'Pausiert, bis die Pause beendet wird',
  pausesLeft: (n) => `Noch ${days(n)} Pause`,
  pastDue: (date) => `Zahlung offen seit ${date}`,
  endedEarly: (date) => `Vorzeitig beendet; galt bis ${date}`,
  endedOpen: 'Vorzeitig beendet; hatte keinen letzten Tag',
  intro: 'Einstiegsangebot',
  free: 'Geschenkt',
  paid: (price, method) => `${price}, ${method}`,
  notUsable: 'Gilt heute nicht',
  statement: 'Verlauf',
  menu: (name) => `Aktionen für ${name}`,
}

const act: Memberships['act'] = {
  pause: 'Pausieren …',
  resume: 'Pause beenden',
  adjust: 'Anzahl der Kurse ändern …',
  change: 'Letzter Tag und Notizen …',
  cancel: 'Endgültig beenden …',
  statement: 'Guthabenverlauf',
  pauseTitle: (name) => `${name} pausieren`,
  pauseDays: 'Wie viele Tage',
  pauseHelp:
    'Ab heute. Der letzte Tag und die Verlängerung verschieben sich um die tatsächliche Pause; Buchungen in der Pause werden kostenlos storniert.',
  pauseLimit: (left) => `Höchstens noch ${days(left)}.`,
  pauseUntil: (date) => `Gilt wieder ab ${date}.`,
  pauseSubmit: 'Pausieren',
  paused: 'Pausiert',
  resumed: 'Die Pause ist vorbei',
  cannotPause: 'Diese Art Mitgliedschaft kann nicht pausieren.',
  noPauseLeft: 'Alle Pausentage sind verbraucht.',
  notActive: 'Nur eine aktive Mitgliedschaft kann pausieren.',
  isUnlimited: 'Sie ist unbegrenzt.',
  isCancelled: 'Sie ist beendet, und das ist endgültig.',
  adjustTitle: (name) => `Kurse: ${name}`,
  adjustTo: 'Kurse übrig',
  adjustNow: (n) => `Jetzt ${classes(n)}.`,
  adjustBy: (n) => `${classes(Math.abs(n))} ${n > 0 ? 'mehr' : 'weniger'}.`,
  reason: 'Grund',
  reasonHelp: 'Steht im Guthabenverlauf im Portal.',
  adjustSame: 'So viele sind es schon.',
  adjustSubmit: 'Ändern',
  adjusted: 'Geändert',
  changeTitle: (name) => `${name} ändern`,
  lastDay: 'Letzter Tag',
  lastDayHelp: 'Leer: unbefristet. Mit einem späteren Tag gilt eine abgelaufene Mitgliedschaft wieder.',
  notes: 'Notizen für das Team',
  saved: 'Gespeichert',
  cancelTitle: (name) => `${name} beenden?`,
  cancelHelp: 'Kommende Buchungen damit werden kostenlos storniert, und übrige Kurse verfallen.',
  cancelRefund: 'Von selbst wird nichts erstattet. Es lässt sich nicht zurücknehmen.',
  cancelSubmit: 'Beenden',
  cancelled: 'Beendet',
}

const statement: Memberships['statement'] = {
  title: (name) => `Guthabenverlauf: ${name}`,
  lead: 'Jede Bewegung, die älteste zuerst; der Stand ist ihre Summe.',
  none: 'Noch keine Bewegung',
  noneHelp: 'Eine unbegrenzte Mitgliedschaft verbraucht kein Guthaben.',
  when: 'Wann',
  what: 'Was',
  change: 'Änderung',
  balance: 'Stand',
  by: (name) => `von ${name}`,
  goodUntil: (date) => `gültig bis ${date}`,
  kinds: {
    grant: 'Gutgeschrieben',
    rollover: 'Übertragen',
    spend: 'Für einen Kurs verwendet',
    return: 'Zurückgegeben',
    lapse: 'Verfallen',
    adjust: 'Geändert',
  },
}

const sell: Memberships['sell'] = {
  title: 'Mitgliedschaft verkaufen',
  to: (name) => `An ${name}`,
  client: 'Person',
  type: 'Mitgliedschaft',
  typePlaceholder: 'Wählen',
  noTypes: 'Keine Mitgliedschaft ist im Verkauf',
  noTypesHelp: 'Lege zuerst eine an; dann lässt sie sich hier verkaufen.',
  toTypes: 'Mitgliedschaftsarten',
  starts: 'Beginnt am',
  ends: (date) => `Gültig bis ${date}.`,
  noEnd: 'Unbefristet.',
  payment: 'Zahlung',
  give: 'Verschenken',
  giveHelp: 'Es wird keine Zahlung vermerkt',
  complimentaryHelp: 'Als Geschenk des Studios vermerkt',
  price: 'Preis',
  regular: (price) => `statt ${price}`,
  thenEach: (price, interval) => `danach ${price} ${lowerFirst(interval)}`,
  nothingToPay: 'Nichts zu zahlen',
  notes: 'Notizen für das Team',
  introTaken: 'Ein Einstiegsangebot gibt es nur ein einziges Mal',
  introTakenHelp: (name) =>
    `${name} hatte schon eines. Ein weiteres gibt es nur mit einem Grund; er steht im Änderungsprotokoll.`,
  override: 'Grund für ein weiteres',
  submit: (price) => `Für ${price} verkaufen`,
  submitFree: 'Mitgliedschaft verschenken',
  done: (name) => `${name} verkauft`,
}

/** Selling by a link that the client pays at. */
const link: Memberships['link'] = {
  method: 'Zahlungslink senden',
  methodHelp: 'Bezahlt wird online',
  starts: 'Sie beginnt, wenn sie bezahlt ist.',
  noAddress: 'Nach der Zahlung geht es zur Adresse deines Studios zurück, und es hat noch keine.',
  toOnline: 'Online gehen',
  make: 'Link erstellen',
  lead: 'Schick diesen Link, oder lass den Code scannen. Sobald bezahlt ist, gilt die Mitgliedschaft.',
  label: 'Zahlungslink',
  until: 'Bezahlen geht die nächste halbe Stunde lang.',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  qr: 'QR-Code mit dem Zahlungslink',
  seenLater: 'Sobald bezahlt ist, steht die Mitgliedschaft im Profil.',
  status: {
    pending: 'Wartet auf die Zahlung',
    completed: 'Bezahlt, die Mitgliedschaft gilt',
    expired: 'Der Link ist abgelaufen. Erstelle einen neuen.',
    failed: 'Die Zahlung ist gescheitert. Erstelle einen neuen Link.',
    refunded: 'Bezahlt und erstattet',
    disputed: 'Die Zahlung wurde angefochten',
  },
  done: 'Fertig',
}

export const memberships: Memberships = {
  kinds,
  intervals,
  statuses,
  methods,
  days,
  classes,
  card,
  act,
  statement,
  sell,
  link,
}
