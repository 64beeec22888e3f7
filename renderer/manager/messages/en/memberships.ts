import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')
const days = (n: number) => count(n, { one: '1 day', other: `${figure(n)} days` })
const classes = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })

const kinds = { subscription: 'Subscription', class_pack: 'Class pack', time_pass: 'Time pass', drop_in: 'Drop-in' }

const intervals = {
  weekly: 'Every week',
  four_weekly: 'Every 4 weeks',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  half_yearly: 'Every half-year',
  yearly: 'Every year',
}

const statuses = {
  pending: 'Not begun',
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

/** How somebody paid; the last two are the studio's own. */
const methods = {
  cash: 'Cash',
  card_terminal: 'Card terminal',
  bank_transfer: 'Bank transfer',
  gift_card: 'Gift card',
  complimentary: 'On the house',
  other: 'Another way',
  online: 'Online',
  imported: 'In the former software',
} as Readonly<Record<string, string | undefined>>

const card = {
  none: 'No membership yet',
  noneHelp: 'Sell one, or bring them in by an import.',
  sell: 'Sell a membership',
  total: 'Memberships',
  past: (n: number) => count(n, { one: '1 ended membership', other: `${figure(n)} ended memberships` }),
  unlimited: 'Unlimited',
  left: (n: number) => count(n, { one: '1 class left', other: `${figure(n)} classes left` }),
  credits: 'Classes left',
  until: (date: string) => `until ${date}`,
  noEnd: 'no end',
  starts: (date: string) => `from ${date}`,
  started: (date: string) => `since ${date}`,
  dates: (from: string, to: string) => `${from} to ${to}`,
  daysLeft: (n: number) => count(n, { one: 'last day', other: `${figure(n)} days left` }),
  renews: (date: string) => `Renews on ${date}`,
  pausedUntil: (date: string) => `Paused; usable again on ${date}`,
  pausedUntilResumed: 'Paused until resumed',
  pausesLeft: (n: number) => `${days(n)} of pause left`,
  pastDue: (date: string) => `Payment due since ${date}`,
  endedEarly: (date: string) => `Ended early; it was good until ${date}`,
  endedOpen: 'Ended early; it had no last day',
  intro: 'Intro offer',
  free: 'Given free',
  paid: (price: string, method: string) => `${price}, ${method}`,
  notUsable: 'Can’t be used today',
  statement: 'Statement',
  menu: (name: string) => `Actions for ${name}`,
}

const act = {
  pause: 'Pause…',
  resume: 'End the pause',
  adjust: 'Adjust the classes…',
  change: 'Last day and notes…',
  cancel: 'Cancel for good…',
  statement: 'Statement of credits',
  pauseTitle: (name: string) => `Pause ${name}`,
  pauseDays: 'For how many days',
  pauseHelp:
    'From today on. The last day and the renewal move by the days really paused; bookings inside the pause are cancelled free.',
  pauseLimit: (left: number) => `At most ${days(left)} more.`,
  pauseUntil: (date: string) => `Usable again on ${date}.`,
  pauseSubmit: 'Pause',
  paused: 'Paused',
  resumed: 'The pause is over',
  cannotPause: 'This kind of membership can’t be paused.',
  noPauseLeft: 'All its days of pause are used.',
  notActive: 'Only an active membership can be paused.',
  isUnlimited: 'It is unlimited.',
  isCancelled: 'It is cancelled, and that is final.',
  adjustTitle: (name: string) => `Classes of ${name}`,
  adjustTo: 'Classes left',
  adjustNow: (n: number) => `Now ${classes(n)}.`,
  adjustBy: (n: number) => `${n > 0 ? 'Adds' : 'Takes away'} ${classes(Math.abs(n))}.`,
  reason: 'Reason',
  reasonHelp: 'The client sees it in the statement.',
  adjustSame: 'That is what it has.',
  adjustSubmit: 'Adjust',
  adjusted: 'Adjusted',
  changeTitle: (name: string) => `Change ${name}`,
  lastDay: 'Last day',
  lastDayHelp: 'Empty: no end. A later day makes an expired membership good again.',
  notes: 'Notes for the staff',
  saved: 'Saved',
  cancelTitle: (name: string) => `Cancel ${name}?`,
  cancelHelp: 'Coming bookings with it are cancelled free and the classes that are left lapse.',
  cancelRefund: 'Nothing is refunded by itself. It can’t be taken back.',
  cancelSubmit: 'Cancel it',
  cancelled: 'Cancelled',
}

const statement = {
  title: (name: string) => `Statement: ${name}`,
  lead: 'Every movement, oldest first; the balance is their sum.',
  none: 'No movement yet',
  noneHelp: 'An unlimited membership takes no credits.',
  when: 'When',
  what: 'What',
  change: 'Change',
  balance: 'Balance',
  by: (name: string) => `by ${name}`,
  goodUntil: (date: string) => `good until ${date}`,
  kinds: {
    grant: 'Credited',
    rollover: 'Rolled over',
    spend: 'Taken for a class',
    return: 'Given back',
    lapse: 'Lapsed',
    adjust: 'Adjusted',
  },
}

const sell = {
  title: 'Sell a membership',
  to: (name: string) => `To ${name}`,
  client: 'Client',
  type: 'Membership',
  typePlaceholder: 'Choose one',
  noTypes: 'No membership type is on sale',
  noTypesHelp: 'Create one first; then it can be sold here.',
  toTypes: 'Membership types',
  starts: 'Starts on',
  ends: (date: string) => `Good until ${date}.`,
  noEnd: 'No end.',
  payment: 'Payment',
  give: 'Give it free',
  giveHelp: 'No payment is noted',
  complimentaryHelp: 'Noted as a gift of the studio',
  price: 'Price',
  regular: (price: string) => `instead of ${price}`,
  thenEach: (price: string, interval: string) => `then ${price} ${interval.toLowerCase()}`,
  nothingToPay: 'Nothing to pay',
  notes: 'Notes for the staff',
  introTaken: 'An intro offer is once per client for ever',
  introTakenHelp: (name: string) => `${name} had one. Give it again only with a reason; it is kept in the audit log.`,
  override: 'Reason to give it again',
  submit: (price: string) => `Sell for ${price}`,
  submitFree: 'Give the membership',
  done: (name: string) => `${name} sold`,
}

/** Selling by a link that the client pays at. */
const link = {
  method: 'Send a payment link',
  methodHelp: 'The client pays online',
  starts: 'It begins when it is paid.',
  noAddress: 'After paying, the client comes back to your studio’s address, and it has none yet.',
  toOnline: 'Go online',
  make: 'Make the link',
  lead: 'Send the client this link, or let them scan the code. When it is paid, the membership is theirs.',
  label: 'Link to pay',
  until: 'It can be paid for the next half hour.',
  copy: 'Copy the link',
  copied: 'The link is copied',
  qr: 'QR code of the link to pay',
  seenLater: 'Once it is paid, the membership stands in the profile.',
  status: {
    pending: 'Waiting for the payment',
    completed: 'It is paid, and the membership is theirs',
    expired: 'The link is over. Make a new one.',
    failed: 'The payment failed. Make a new link.',
    refunded: 'It was paid and given back',
    disputed: 'The payment is disputed',
  },
  done: 'Done',
}

export const memberships = {
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
