import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const prices = {
  title: 'Prices',
  all: 'All prices',
  groups: {
    intro: 'To try us out',
    drop_in: 'Single classes',
    class_pack: 'Packs',
    time_pass: 'Passes',
    subscription: 'Memberships',
  },
  offer: {
    perInterval: {
      weekly: 'a week',
      four_weekly: 'every four weeks',
      monthly: 'a month',
      quarterly: 'a quarter',
      half_yearly: 'half a year',
      yearly: 'a year',
    },
    credits: (n: number) => count(n, { one: 'One class', other: `${figure(n)} classes` }),
    unlimited: 'Unlimited classes',
    validFor: (days: number) => count(days, { one: 'good for one day', other: `good for ${figure(days)} days` }),
    intro: 'For your first time',
  },
  perClass: (amount: string) => `${amount} a class`,
  insteadOf: (amount: string) => `instead of ${amount}`,
  buy: 'Buy online',
  buyThis: (name: string) => `Buy online: ${name}`,
  notOnline: 'The studio does not sell online yet; ask at the desk.',
  whatFits: 'What you can book with',
  shelf: 'From the shelf',
  shelfMeans: 'To be had at the front desk.',
  none: 'No prices here yet',
  noneMeans: 'The studio has put no prices online. Ask at the front desk, or look which classes there are.',
  toSchedule: 'See the schedule',
}

/** What is said to who looks around. */
export const studio = {
  week: 'The week at a glance',
  noClasses: 'No classes',
  more: (n: number) => `${figure(n)} more`,
  next: 'Next for you',
  nextNone: 'Nothing booked yet. Your next classes will stand here.',
  alsoThatDay: 'Also on this day',
  share: 'Share',
  linkCopied: 'The link is copied',
  map: 'Show on a map',
  prices: 'Prices',
  allPrices: 'All prices',
  signInFirst: 'You sign in or create an account first; then it is one tap.',
  notShown: 'This class is not on the schedule',
  notShownMeans:
    'It is over, was called off, or is more than two weeks ahead. If you are a client here, sign in to see further.',
  toSchedule: 'See the schedule',
}

export const filters = {
  named: { kind: 'Class', instructor: 'Instructor', place: 'Place' },
  any: { kind: 'All classes', instructor: 'All instructors', place: 'All places' },
}

export const login = {
  title: 'Sign in',
  lead: (studio: string) => `To book at ${studio}`,
  email: 'E-mail',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create an account',
}
