import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type GiftCards = Messages['giftCards']

const count = plurals('de')
const figure = figures('de')

const issue: GiftCards['issue'] = {
  title: 'Neuer Gutschein',
  lead: 'Der Code entsteht hier. Er gilt für alles, was am Empfang und online verkauft wird.',
  way: 'Wie',
  ways: { sell: 'Verkaufen', give: 'Verschenken' },
  wayDetail: {
    sell: 'Er wird jetzt bezahlt; der Beleg zeigt keine MwSt., erst das Einlösen.',
    give: 'Es wird nichts bezahlt, und es gibt keinen Beleg.',
  },
  value: 'Wert',
  noValue: 'Ein Wert über null.',
  method: 'Bezahlt mit',
  recipient: 'Für wen',
  email: 'E-Mail der beschenkten Person',
  noEmail: 'Das ist keine E-Mail-Adresse.',
  emailHelp: 'Mit ihr geht der Code sofort per E-Mail hinaus; ohne sie druckst du den Gutschein.',
  message: 'Nachricht',
  messageHelp: 'Sie steht auf dem Gutschein.',
  expires: 'Gültig bis',
  expiresHelp: 'Der letzte Tag zählt mit. Leer: unbefristet.',
  sell: (amount) => `Für ${amount} verkaufen`,
  give: (amount) => `${amount} verschenken`,
  plain: 'Gutschein erstellen',
  done: (amount) => `Der Gutschein über ${amount} ist fertig`,
}

const check: GiftCards['check'] = {
  title: 'Code prüfen',
  lead: 'Was noch auf einem Gutschein ist. Es wird nichts abgezogen.',
  code: 'Code',
  submit: 'Prüfen',
  left: (amount) => `Noch ${amount}`,
  empty: 'Es ist nichts mehr darauf.',
  ending: (last4) => `Gutschein, endet auf ${last4}`,
  until: (date) => `gültig bis ${date}`,
  open: 'Gutschein öffnen',
}

const code: GiftCards['code'] = {
  title: 'Code',
  help: 'So gut wie das Geld darauf. Wer ihn ansieht, steht im Änderungsprotokoll.',
  show: 'Code zeigen',
  hide: 'Verbergen',
  copy: 'Kopieren',
  copied: 'Code kopiert',
}

const uses: GiftCards['uses'] = {
  title: 'Bewegungen',
  table: 'Bewegungen des Gutscheins',
  when: 'Wann',
  what: 'Was',
  change: 'Änderung',
  left: 'Rest',
  kinds: {
    payment: 'Damit bezahlt',
    refund: 'Zurückgegeben',
    hold: 'Für einen Kauf reserviert',
    release: 'Wieder freigegeben',
    opening: 'Vor der Übernahme ausgegeben',
  },
  none: 'Noch nicht eingelöst',
  noneHelp: 'Hier steht, was damit bezahlt wird.',
}

export const giftCards: GiftCards = {
  title: 'Gutscheine',
  lead: 'Verkauft oder verschenkt, und was noch darauf ist.',
  total: (n, capped) =>
    capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Gutschein', other: `${figure(n)} Gutscheine` }),
  table: 'Gutscheine',
  create: 'Neuer Gutschein',
  shown: 'Welche Gutscheine',
  shownAs: { active: 'Gelten heute', all: 'Alle' },
  card: 'Gutschein',
  ending: (last4) => `•••• ${last4}`,
  endingIn: (last4) => `Gutschein, endet auf ${last4}`,
  recipient: 'Für',
  state: 'Status',
  states: { active: 'Aktiv', redeemed: 'Aufgebraucht', expired: 'Abgelaufen', deactivated: 'Deaktiviert' },
  expires: 'Gültig bis',
  noEnd: 'Unbefristet',
  left: 'Rest',
  of: (value) => `von ${value}`,
  made: 'Erstellt',
  value: 'Wert',
  message: 'Nachricht',
  email: 'E-Mail',
  receipt: 'Beleg',
  receiptNumber: 'Vom Verkauf',
  free: 'Verschenkt',
  buyer: 'Online gekauft',
  buyerLink: 'Von dieser Person',
  boughtBy: (name) => `Online gekauft von ${name}`,
  print: 'Drucken (PDF)',
  printedBySeller: 'Der Code steht darauf. Wer einen Gutschein verkauft hat, kann ihn eine Viertelstunde lang drucken.',
  deactivate: 'Deaktivieren',
  reactivate: 'Wieder aktivieren',
  deactivated: 'Gutschein deaktiviert',
  reactivated: 'Der Gutschein ist wieder aktiv',
  none: 'Noch keine Gutscheine',
  noneHelp: 'Verkaufe den ersten und drucke ihn in den Farben des Studios.',
  noneActive: 'Kein Gutschein gilt heute',
  noneActiveHelp: 'Alle sind aufgebraucht, abgelaufen oder deaktiviert.',
  showAll: 'Alle zeigen',
  issue,
  check,
  code,
  uses,
}
