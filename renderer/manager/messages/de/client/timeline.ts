import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'

type ClientProfile = Messages['clientProfile']

const count = plurals('de')
const figure = figures('de')

export const consents: ClientProfile['consent']['consents'] = {
  terms: 'Bedingungen',
  privacy_policy: 'Datenschutzerklärung',
  marketing_email: 'Werbung per E-Mail',
  marketing_sms: 'Werbung per SMS',
  push_notifications: 'Mitteilungen',
  photo_video: 'Fotos und Videos',
  health_data: 'Gesundheitsdaten',
}

export const timeline: ClientProfile['timeline'] = {
  none: 'Noch ist nichts geschehen',
  noneHelp: 'Besuche, Käufe, E-Mails und Notizen stehen hier, sobald es sie gibt.',
  noneOfPart: 'Davon gibt es noch nichts',
  noneOfPartHelp: 'Vielleicht gibt es etwas von anderer Art.',
  all: 'Alles zeigen',
  shown: 'Was gezeigt wird',
  parts: {
    all: 'Alles',
    visits: 'Besuche',
    memberships: 'Mitgliedschaften',
    money: 'Geld',
    messages: 'E-Mails',
    notes: 'Notizen und Zustimmung',
  },
  at: (day, time) => `${day}, ${time}`,
  steps: (n) => count(n, { one: '1 Schritt', other: `${figure(n)} Schritte` }),
  earlier: 'Früheres',
  begins: 'Das ist alles.',
  said: {
    'client.created': 'Neu in der Kundschaft',
    'booking.booked': 'Gebucht:',
    'booking.checked_in': 'Besucht:',
    'booking.no_show': 'Versäumt:',
    'booking.excused': 'Entschuldigt:',
    'booking.cancelled': 'Storniert:',
    'booking.late_cancelled': 'Spät storniert:',
    'booking.class_cancelled': 'Vom Studio abgesagt:',
    'appointment.booked': 'Termin gebucht:',
    'appointment.checked_in': 'Zum Termin gekommen:',
    'appointment.completed': 'Termin wahrgenommen:',
    'appointment.no_show': 'Termin versäumt:',
    'appointment.cancelled': 'Termin storniert:',
    'appointment.late_cancelled': 'Termin spät storniert:',
    'waitlist.moved': 'Warteliste:',
    'membership.sold': 'Bekommen:',
    'membership.cancelled': 'Mitgliedschaft beendet:',
    'membership.paused': 'Pausiert:',
    'membership.resumed': 'Pause vorbei:',
    'credits.grant': 'Guthaben erhalten:',
    'credits.rollover': 'Guthaben übertragen:',
    'credits.spend': 'Guthaben verwendet:',
    'credits.return': 'Guthaben zurück:',
    'credits.lapse': 'Guthaben verfallen:',
    'credits.adjust': 'Guthaben geändert:',
    'charge.made': 'Forderung:',
    'charge.paid': 'Bezahlt:',
    'charge.waived': 'Erlassen:',
    'sale.made': 'Gekauft:',
    'payment.refunded': 'Erstattet:',
    'payment.refund_undone': 'Gescheiterte Erstattung zurückgenommen:',
    'note.written': 'Notiz',
    'consent.granted': 'Zugestimmt:',
    'consent.withdrawn': 'Widerrufen:',
    'mail.queued': 'E-Mail wartet:',
    'mail.sent': 'E-Mail gesendet:',
    'mail.failed': 'E-Mail nicht gesendet:',
  },
  credits: (n) => {
    const amount = `${n < 0 ? '−' : '+'}${figure(Math.abs(n))}`
    return count(Math.abs(n), { one: `${amount} Kurs`, other: `${amount} Kurse` })
  },
  purchases: {
    sale: 'Produkte',
    membership: 'Mitgliedschaft',
    gift_card: 'Gutschein',
    charge: 'Forderung',
  },
  booked: {
    client: 'selbst',
    staff: 'am Empfang',
    waitlist: 'von der Warteliste',
    walk_in: 'spontan vor Ort',
    guest: 'als Gast',
    import: 'durch einen Import',
  },
  waitlist: {
    waiting: 'eingetragen',
    offered: 'Platz angeboten',
    confirmed: 'Platz genommen',
    declined: 'Platz abgelehnt',
    expired: 'Angebot abgelaufen',
    left: 'verlassen',
    skipped: 'übergangen',
    closed: 'geschlossen',
  },
  until: (date) => `bis ${date}`,
  untilResumed: 'bis die Pause beendet wird',
  consents,
}
