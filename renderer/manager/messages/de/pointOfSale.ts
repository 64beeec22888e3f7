import { figures } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type PointOfSale = Messages['pointOfSale']

const figure = figures('de')
const pieces = (n: number) => `${figure(n)} Stück`

const entry: PointOfSale['entry'] = {
  label: 'Produkt scannen oder eingeben',
  placeholder: 'Scannen, oder Produkt, Mitgliedschaft oder Person eingeben',
  found: 'Gefunden',
  groups: { product: 'Produkte', type: 'Mitgliedschaften', client: 'Personen' },
  nothing: (text) => `Nichts im Verkauf heißt „${text}“ oder hat diese Nummer.`,
  create: 'Als Produkt hinzufügen',
  left: (n) => (n > 0 ? `${figure(n)} im Bestand` : 'Ausverkauft'),
  forClient: 'An diese Person verkaufen',
  added: (name, quantity, total) => `${name}, ${pieces(quantity)}, ${total}`,
}

const basket: PointOfSale['basket'] = {
  title: 'Warenkorb',
  table: 'Was verkauft wird',
  emptyTitle: 'Bereit für den nächsten Verkauf',
  empty: 'Scanne ein Produkt, oder gib einen Teil des Namens ein und drücke Enter.',
  quantity: (name) => `Menge: ${name}`,
  remove: (name) => `${name} herausnehmen`,
  each: (price) => `je ${price}`,
  lacking: (left) => (left > 0 ? `Nur ${figure(left)} im Bestand` : 'Ausverkauft'),
  clear: 'Warenkorb leeren',
  cleared: 'Warenkorb geleert',
  pieces,
  card: 'Gutschein',
  cardFor: (name) => `Für ${name}`,
  owed: 'Bisher offen',
}

const offer: PointOfSale['offer'] = {
  title: 'Im Verkauf',
  tabs: {
    products: 'Produkte',
    memberships: 'Mitgliedschaften',
    dropIns: 'Einzelkurse',
    giftCards: 'Gutscheine',
    owed: 'Offenes',
  },
  noProducts: 'Noch sind keine Produkte im Verkauf',
  toProducts: 'Zu den Produkten',
  noTypes: 'Noch ist nichts im Verkauf',
  toTypes: 'Zu den Mitgliedschaftsarten',
  putCard: 'In den Warenkorb',
  noClient: 'Wähle zuerst eine Person',
  noClientHelp: 'Dann steht hier, was offen ist.',
  nothingOwed: 'Nichts offen',
}

const promo: PointOfSale['promo'] = {
  add: 'Aktionscode',
  code: 'Aktionscode',
  apply: 'Einlösen',
  leaveOut: (code) => `${code} weglassen`,
}

// English types these as its own words.
const keys = {
  title: 'Tasten',
  list: [
    ['Enter', 'fügt das Eingegebene hinzu; bei leerem Feld weiter zur Zahlung'],
    ['3 *', 'vor einer Nummer oder einem Namen: drei Stück'],
    ['↑ ↓', 'wählt eine Zeile'],
    ['+ −', 'ein Stück mehr oder weniger'],
    ['Entf', 'nimmt die Zeile heraus'],
    ['Esc', 'leert das Feld; einen Schritt zurück'],
  ],
} as never

const side: PointOfSale['side'] = {
  client: 'Person',
  clientHelp: 'Leer lassen, um ohne Namen zu verkaufen.',
  total: 'Summe',
  vat: (rate, amount) => `Enthaltene MwSt. ${rate}: ${amount}`,
  pay: 'Zur Zahlung',
  empty: 'Leg zuerst etwas in den Warenkorb.',
  whose: 'Wähle die Person: Mitgliedschaften und Offenes brauchen einen Namen.',
  short: 'Von etwas im Warenkorb ist zu wenig im Bestand.',
}

const payment: PointOfSale['payment'] = {
  title: 'Zahlung',
  for: (name) => `Für ${name}`,
  due: 'Zu zahlen',
  rest: 'Noch zu zahlen',
  covered: 'Alles bezahlt',
  method: 'Wie',
  methods: {
    card_terminal: 'Karte',
    cash: 'Bar',
    bank_transfer: 'Überweisung',
    gift_card: 'Gutschein',
    other: 'Anders',
    complimentary: 'Aufs Haus',
  },
  amount: 'Betrag',
  amountHelp: 'Weniger als offen: Der Rest wird anders bezahlt.',
  complimentaryHelp: 'Ein Geschenk des Studios: Davon wird nichts bezahlt.',
  given: 'Gegeben',
  givenHelp: 'Leer: genau passend.',
  change: 'Rückgeld',
  handed: (amount) => `${amount} gegeben`,
  noAmount: 'Gib einen Betrag über null ein.',
  tooMuch: 'Das ist mehr als offen.',
  code: 'Code des Gutscheins',
  codeHelp: 'Sechzehn Zeichen; Striche und Kleinbuchstaben sind egal.',
  noCode: 'Gib den Code ein oder scanne ihn.',
  sameCard: 'Dieser Gutschein ist schon Teil der Zahlung.',
  emptyCard: 'Auf diesem Gutschein ist nichts mehr.',
  noCardForCards: 'Offen ist noch ein Gutschein, und der lässt sich nicht mit einem Gutschein kaufen.',
  useCard: 'Gutschein einlösen',
  card: (last4) => `Gutschein, endet auf ${last4}`,
  takeBack: (what) => `Zurücknehmen: ${what}`,
  parts: 'Bisher bezahlt',
  finish: (amount) => `Für ${amount} verkaufen`,
  free: 'Für nichts verkaufen',
  goOn: (amount) => `${amount} nehmen und weiter`,
  back: 'Zurück zum Warenkorb',
  unknown:
    'Es kam keine Antwort: Vielleicht ist es schon verkauft. Verkaufe es unverändert noch einmal; es geschieht nur einmal.',
  changed: 'Ein Preis hat sich seit dem Scannen geändert. Sieh dir die Summe an und verkaufe dann noch einmal.',
}

const done: PointOfSale['done'] = {
  title: 'Verkauft',
  paid: (amount) => `${amount} bezahlt`,
  change: 'Rückgeld',
  next: 'Nächster Verkauf',
  see: 'Zum Verkauf',
  seeCard: 'Zum Gutschein, zum Drucken',
  receipts: 'Belege',
  receipt: (number) => `Beleg ${figure(number)}`,
  kinds: { sale: 'Produkte', membership: 'Mitgliedschaft', gift_card: 'Gutschein', charge: 'Forderung' },
}

export const pointOfSale: PointOfSale = { title: 'Kasse', entry, basket, offer, promo, keys, side, payment, done }
