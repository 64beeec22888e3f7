import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')
const pieces = (n: number) => count(n, { one: '1 pezzo', other: `${figure(n)} pezzi` })

const entry = {
  label: 'Scansiona o scrivi un prodotto',
  placeholder: 'Scansiona, oppure scrivi un prodotto, un abbonamento o un cliente',
  found: 'Trovati',
  groups: { product: 'Prodotti', type: 'Abbonamenti', client: 'Clienti' },
  nothing: (text: string) => `Nulla in vendita si chiama «${text}» o ha quel numero.`,
  create: 'Aggiungilo come prodotto',
  left: (n: number) => (n > 0 ? `Disponibili: ${figure(n)}` : 'Esaurito'),
  forClient: 'Vendi a questa persona',
  added: (name: string, quantity: number, total: string) => `${name}, ${pieces(quantity)}, ${total}`,
}

const basket = {
  title: 'Carrello',
  table: 'Che cosa si vende',
  emptyTitle: 'Pronto per la prossima vendita',
  empty: 'Scansiona un prodotto, oppure scrivi parte del nome e premi Invio.',
  quantity: (name: string) => `Pezzi di ${name}`,
  remove: (name: string) => `Togli ${name}`,
  each: (price: string) => `${price} l’uno`,
  lacking: (left: number) => (left > 0 ? `Disponibili solo ${figure(left)}` : 'Esaurito'),
  clear: 'Svuota il carrello',
  cleared: 'Carrello svuotato',
  pieces,
  card: 'Buono regalo',
  cardFor: (name: string) => `Per ${name}`,
  owed: 'Dovuto finora',
}

const offer = {
  title: 'In vendita',
  tabs: {
    products: 'Prodotti',
    memberships: 'Abbonamenti',
    dropIns: 'Lezioni singole',
    giftCards: 'Buoni regalo',
    owed: 'Da saldare',
  },
  noProducts: 'Ancora nessun prodotto in vendita',
  toProducts: 'Vai ai prodotti',
  noTypes: 'Ancora nulla in vendita',
  toTypes: 'Vai ai tipi di abbonamento',
  putCard: 'Metti nel carrello',
  noClient: 'Scegli prima una persona',
  noClientHelp: 'Poi qui compare quanto deve.',
  nothingOwed: 'Nulla da saldare',
}

const promo = {
  add: 'Codice promozionale',
  code: 'Codice promozionale',
  apply: 'Usa',
  leaveOut: (code: string) => `Togli ${code}`,
}

const keys = {
  title: 'Tasti',
  list: [
    ['Invio', 'aggiunge ciò che è scritto; con il campo vuoto va al pagamento'],
    ['3 *', 'prima di un numero o di un nome: tre pezzi'],
    ['↑ ↓', 'scegli una riga'],
    ['+ −', 'un pezzo in più o in meno'],
    ['Canc', 'toglie la riga'],
    ['Esc', 'svuota il campo; un passo indietro'],
  ] as readonly (readonly [keys: string, what: string])[],
}

const side = {
  client: 'Cliente',
  clientHelp: 'Lascia vuoto per vendere a chiunque.',
  total: 'Totale',
  vat: (rate: string, amount: string) => `IVA ${rate} inclusa: ${amount}`,
  pay: 'Pagamento',
  empty: 'Metti prima qualcosa nel carrello.',
  whose: 'Scegli la persona: gli abbonamenti e ciò che è da saldare hanno bisogno di un nome.',
  short: 'Di qualcosa nel carrello non ci sono abbastanza scorte.',
}

const payment = {
  title: 'Pagamento',
  for: (name: string) => `Per ${name}`,
  due: 'Da pagare',
  rest: 'Resta da pagare',
  covered: 'Tutto pagato',
  method: 'Come',
  methods: {
    card_terminal: 'Carta',
    cash: 'Contanti',
    bank_transfer: 'Bonifico',
    gift_card: 'Buono regalo',
    other: 'In altro modo',
    complimentary: 'Omaggio',
  },
  amount: 'Importo',
  amountHelp: 'Meno del dovuto: il resto si paga in altro modo.',
  complimentaryHelp: 'Un omaggio dello studio: non si paga nulla.',
  given: 'Ricevuto',
  givenHelp: 'Vuoto: esattamente il dovuto.',
  change: 'Resto',
  handed: (amount: string) => `${amount} ricevuti`,
  noAmount: 'Inserisci un importo maggiore di zero.',
  tooMuch: 'È più del dovuto.',
  code: 'Codice del buono regalo',
  codeHelp: 'Sedici caratteri; trattini e minuscole non contano.',
  noCode: 'Scrivi o scansiona il codice.',
  sameCard: 'Questo buono fa già parte del pagamento.',
  emptyCard: 'Su questo buono non resta nulla.',
  noCardForCards: 'Resta da pagare un buono regalo, che non si può acquistare con un altro.',
  useCard: 'Usa il buono regalo',
  card: (last4: string) => `Buono regalo che termina con ${last4}`,
  takeBack: (what: string) => `Annulla: ${what}`,
  parts: 'Pagato finora',
  finish: (amount: string) => `Vendi per ${amount}`,
  free: 'Vendi gratis',
  goOn: (amount: string) => `Incassa ${amount} e continua`,
  back: 'Torna al carrello',
  unknown: 'Nessuna risposta: forse è già venduto. Vendi di nuovo così com’è: si fa una volta sola.',
  changed: 'Un prezzo è cambiato dopo la scansione. Guarda il totale, poi vendi di nuovo.',
}

const done = {
  title: 'Venduto',
  paid: (amount: string) => `${amount} pagati`,
  change: 'Resto da dare',
  next: 'Prossima vendita',
  see: 'La vendita',
  seeCard: 'Il buono regalo, da stampare',
  receipts: 'Ricevute',
  receipt: (number: number) => `Ricevuta ${figure(number)}`,
  kinds: { sale: 'Prodotti', membership: 'Abbonamento', gift_card: 'Buono regalo', charge: 'Da saldare' },
}

export const pointOfSale: Messages['pointOfSale'] = {
  title: 'Cassa',
  entry,
  basket,
  offer,
  promo,
  keys,
  side,
  payment,
  done,
}
