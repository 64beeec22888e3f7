import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const memberships: Messages['memberships'] = {
  title: 'Mitgliedschaften',
  none: 'Noch keine Mitgliedschaft',
  noneMeans: 'Mit einer Mitgliedschaft oder Zehnerkarte buchst du mit einem Fingertipp. Es gibt sie am Empfang.',
  former: (n) => count(n, { one: 'Eine frühere Mitgliedschaft', other: `${figure(n)} frühere Mitgliedschaften` }),
  status: {
    pending: 'Nicht begonnen',
    active: 'Aktiv',
    paused: 'Pausiert',
    expired: 'Abgelaufen',
    cancelled: 'Beendet',
  },
  unlimited: 'Unbegrenzt viele Kurse',
  credits: () => 'Guthaben übrig',
  goodUntil: (date) => `Gültig bis ${date}`,
  noEnd: 'Ohne Ablaufdatum',
  endedOn: (date) => `Beendet: ${date}`,
  startsOn: (date) => `Beginnt: ${date}`,
  renewsOn: (date) => `Verlängert sich: ${date}`,
  daysLeft: (n) => count(n, { one: 'letzter Tag', other: `${figure(n)} Tage` }),
  pausedUntil: (date) => `Pausiert bis ${date}`,
  pastDue: 'Die letzte Zahlung hat nicht geklappt. Hol sie nach, damit du weiter buchen kannst.',
  details: (name) => `Einzelheiten: ${name}`,

  facts: 'Mitgliedschaft',
  type: 'Art',
  types: {
    subscription: 'Abo',
    class_pack: 'Mehrfachkarte',
    time_pass: 'Zeitkarte',
    drop_in: 'Einzelkurs',
  },
  started: 'Seit',
  ends: 'Gültig bis',
  renews: 'Verlängert sich am',
  paid: 'Preis',
  pauseDays: 'Pausentage übrig',
  statement: 'Guthabenverlauf',
  statementOf: 'Jedes Guthaben, das du bekommen und verbraucht hast, das neueste zuerst',
  noStatement: 'Noch hat sich am Guthaben nichts bewegt.',
  kinds: {
    grant: 'Guthaben erhalten',
    rollover: 'Übertragen',
    spend: 'Gebucht',
    return: 'Zurückbekommen',
    lapse: 'Verfallen',
    adjust: 'Vom Studio geändert',
  },
  kindWithClass: (kind, className) => `${kind}: ${className}`,
  forClass: (when) => `für ${when}`,
  balance: (n) => `noch ${figure(n)}`,

  prices: 'Was das Studio anbietet',
  pricesMeans: 'Frag am Empfang oder vor deinem nächsten Kurs.',
  charges: 'Forderungen',
  chargesDue: (amount) => `${amount} offen`,
  chargesMeans: 'Gebühren und was noch zu zahlen ist',
}

export const charges: Messages['charges'] = {
  title: 'Forderungen',
  none: 'Nichts zu zahlen',
  noneMeans: 'Hier stünden Gebühren, zum Beispiel für eine späte Stornierung.',
  open: 'Offen',
  openMeans: 'Zahl am Empfang; das Studio streicht es dann von dieser Liste.',
  settled: 'Erledigt',
  status: { pending: 'Vorgemerkt', due: 'Offen', paid: 'Bezahlt', waived: 'Erlassen' },
  kind: {
    late_cancel: 'Späte Stornierung',
    no_show: 'Versäumter Kurs',
    renewal: 'Verlängerung',
    appointment: 'Termin',
    unpaid_booking: 'Unbezahlter Kurs',
    other: 'Forderung',
  },
  back: 'Mitgliedschaften',
}
