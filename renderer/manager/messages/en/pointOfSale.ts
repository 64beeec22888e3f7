import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const pieces = (n: number) => count(n, { one: '1 piece', other: `${figure(n)} pieces` })

const entry = {
  label: 'Scan or type a product',
  placeholder: 'Scan, or type a product, a membership or a client',
  found: 'Found',
  groups: { product: 'Products', type: 'Memberships', client: 'Clients' },
  nothing: (text: string) => `Nothing on sale is called “${text}” or has that number.`,
  create: 'Add it as a product',
  left: (n: number) => (n > 0 ? `${figure(n)} in stock` : 'Out of stock'),
  forClient: 'Sell to this client',
  added: (name: string, quantity: number, total: string) => `${name}, ${pieces(quantity)}, ${total}`,
}

const basket = {
  title: 'Basket',
  table: 'What is being sold',
  emptyTitle: 'Ready for the next sale',
  empty: 'Scan a product, or type a part of its name and press Enter.',
  quantity: (name: string) => `Pieces of ${name}`,
  remove: (name: string) => `Take ${name} out`,
  each: (price: string) => `${price} each`,
  lacking: (left: number) => (left > 0 ? `Only ${figure(left)} in stock` : 'Out of stock'),
  clear: 'Empty the basket',
  cleared: 'Basket emptied',
  pieces,
  card: 'Gift card',
  cardFor: (name: string) => `For ${name}`,
  owed: 'Owed until now',
}

const offer = {
  title: 'On sale',
  tabs: {
    products: 'Products',
    memberships: 'Memberships',
    dropIns: 'Drop-ins',
    giftCards: 'Gift cards',
    owed: 'What is owed',
  },
  noProducts: 'No products are on sale yet',
  toProducts: 'Go to the products',
  noTypes: 'None are on sale yet',
  toTypes: 'Go to the membership types',
  putCard: 'Put it into the basket',
  noClient: 'Choose a client first',
  noClientHelp: 'Then what they owe stands here.',
  nothingOwed: 'Nothing is owed',
}

const promo = {
  add: 'Promo code',
  code: 'Promo code',
  apply: 'Use it',
  leaveOut: (code: string) => `Leave ${code} out`,
}

const keys = {
  title: 'Keys',
  list: [
    ['Enter', 'adds what is typed; on an empty field goes to payment'],
    ['3 *', 'before a number or a name: three pieces'],
    ['↑ ↓', 'choose a line'],
    ['+ −', 'one piece more or less'],
    ['Del', 'takes the line out'],
    ['Esc', 'clears the field; one step back'],
  ] as readonly (readonly [keys: string, what: string])[],
}

const side = {
  client: 'Client',
  clientHelp: 'Leave it empty to sell to anybody.',
  total: 'Total',
  vat: (rate: string, amount: string) => `${rate} VAT included: ${amount}`,
  pay: 'Payment',
  empty: 'Put something into the basket first.',
  whose: 'Choose the client: memberships and what is owed need a name.',
  short: 'There is too little in stock of something in the basket.',
}

const payment = {
  title: 'Payment',
  for: (name: string) => `For ${name}`,
  due: 'To pay',
  rest: 'Still to pay',
  covered: 'All paid',
  method: 'How',
  methods: {
    card_terminal: 'Card',
    cash: 'Cash',
    bank_transfer: 'Transfer',
    gift_card: 'Gift card',
    other: 'Another way',
    complimentary: 'On the house',
  },
  amount: 'Amount',
  amountHelp: 'Less than is due: the rest is paid another way.',
  complimentaryHelp: 'A gift of the studio: nothing is paid of it.',
  given: 'Given',
  givenHelp: 'Empty: exactly what is due.',
  change: 'Change',
  handed: (amount: string) => `${amount} given`,
  noAmount: 'Type an amount above zero.',
  tooMuch: 'That is more than is due.',
  code: 'Code of the gift card',
  codeHelp: 'Sixteen characters; dashes and small letters don’t matter.',
  noCode: 'Type or scan the code.',
  sameCard: 'This card is part of the payment already.',
  emptyCard: 'Nothing is left on this card.',
  noCardForCards: 'What is left to pay is a gift card, and that can’t be bought with one.',
  useCard: 'Use the gift card',
  card: (last4: string) => `Gift card ending in ${last4}`,
  takeBack: (what: string) => `Take back: ${what}`,
  parts: 'Paid so far',
  finish: (amount: string) => `Sell for ${amount}`,
  free: 'Sell for nothing',
  goOn: (amount: string) => `Take ${amount} and go on`,
  back: 'Back to the basket',
  unknown: 'Nobody answered: it may be sold already. Sell again as it is; it is done once.',
  changed: 'A price has changed since it was scanned. Look at the total, then sell again.',
}

const done = {
  title: 'Sold',
  paid: (amount: string) => `${amount} paid`,
  change: 'Change to give back',
  next: 'Next sale',
  see: 'The sale',
  seeCard: 'The gift card, to print',
  receipts: 'Receipts',
  receipt: (number: number) => `Receipt ${figure(number)}`,
  kinds: { sale: 'Products', membership: 'Membership', gift_card: 'Gift card', charge: 'What was owed' },
}

export const pointOfSale = { title: 'Point of sale', entry, basket, offer, promo, keys, side, payment, done }
