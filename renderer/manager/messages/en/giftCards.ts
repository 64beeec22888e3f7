import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

const issue = {
  title: 'New gift card',
  lead: 'The code is made here. It is good for anything sold at the desk and online.',
  way: 'How',
  ways: { sell: 'Sell it', give: 'Give it free' },
  wayDetail: {
    sell: 'It is paid now; the receipt shows no VAT, using it does.',
    give: 'Nothing is paid and no receipt is made.',
  },
  value: 'Value',
  noValue: 'A value above zero.',
  method: 'Paid by',
  recipient: 'For whom',
  email: 'E-mail of the recipient',
  emailHelp: 'With it the code is mailed at once; without it, print the card.',
  message: 'Message',
  messageHelp: 'It stands on the card.',
  expires: 'Good until',
  expiresHelp: 'The last day, counted. Empty: no end.',
  sell: (amount: string) => `Sell for ${amount}`,
  give: (amount: string) => `Give ${amount}`,
  plain: 'Make the card',
  done: (amount: string) => `Gift card over ${amount} is ready`,
}

const check = {
  title: 'Check a code',
  lead: 'What is left on a card. Nothing is taken.',
  code: 'Code',
  submit: 'Check',
  left: (amount: string) => `${amount} left`,
  empty: 'Nothing is left on it.',
  ending: (last4: string) => `The card ending in ${last4}`,
  until: (date: string) => `good until ${date}`,
  open: 'Open the card',
}

const code = {
  title: 'Code',
  help: 'As good as the money on it. Who looks is noted in the audit log.',
  show: 'Show the code',
  hide: 'Hide',
  copy: 'Copy',
  copied: 'Code copied',
}

const uses = {
  title: 'Uses',
  table: 'Uses of the card',
  when: 'When',
  what: 'What',
  change: 'Change',
  left: 'Left',
  kinds: {
    payment: 'Paid with it',
    refund: 'Given back',
    hold: 'Held for a checkout',
    release: 'Let go by a checkout',
    opening: 'Spent before it came here',
  },
  none: 'Not used yet',
  noneHelp: 'What is paid with it appears here.',
}

export const giftCards = {
  title: 'Gift cards',
  lead: 'Sold or given, and what is left on them.',
  total: (n: number, capped: boolean) =>
    capped ? `More than ${figure(n)}` : count(n, { one: '1 gift card', other: `${figure(n)} gift cards` }),
  table: 'Gift cards',
  create: 'New gift card',
  shown: 'Which cards',
  shownAs: { active: 'Good today', all: 'All' },
  card: 'Card',
  ending: (last4: string) => `•••• ${last4}`,
  endingIn: (last4: string) => `Gift card ending in ${last4}`,
  recipient: 'For',
  state: 'State',
  states: { active: 'Active', redeemed: 'Used up', expired: 'Expired', deactivated: 'Deactivated' },
  expires: 'Good until',
  noEnd: 'No end',
  left: 'Left',
  of: (value: string) => `of ${value}`,
  made: 'Made',
  value: 'Value',
  message: 'Message',
  email: 'E-mail',
  receipt: 'Receipt',
  receiptNumber: 'Of its sale',
  free: 'Given free',
  buyer: 'Bought online',
  buyerLink: 'By this client',
  boughtBy: (name: string) => `Bought online by ${name}`,
  print: 'Print (PDF)',
  printedBySeller: 'It has the code on it. Whoever has sold a card can print it for a quarter of an hour.',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivated: 'Gift card deactivated',
  reactivated: 'Gift card is active again',
  none: 'No gift cards yet',
  noneHelp: 'Sell the first one, and print it in the studio’s colours.',
  noneActive: 'No card is good today',
  noneActiveHelp: 'All of them are used up, expired or deactivated.',
  showAll: 'Show all',
  issue,
  check,
  code,
  uses,
}
