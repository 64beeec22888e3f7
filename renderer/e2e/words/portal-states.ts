import type { Page } from '../studio.ts'
import { day } from './furnish.ts'
import { inMinutes, SOON } from './furnish-portal.ts'

// oxlint-disable-next-line no-explicit-any
type Facts = Record<string, any>

const at = (time: string) => `${SOON}T${time}:00.000Z`
const reason = (code: string, detail: string) => ({ code, detail, fix: 'pay' })
/** Returns one thing in many states: each has the state's name, and a different number from 1000 on. */
const each = (base: Facts, name: string, states: Record<string, Facts>): Facts[] =>
  Object.entries(states).map(([said, more], index) => ({ ...base, id: 1000 + index, [name]: said, ...more }))

const inTime = { is_late: false, free_until: at('08:00'), fee: 0, credit_returned: true }
const cancel = (more: Facts) => ({ cancel: { ...inTime, late_fee: 8.5, late_credit_returned: true, ...more } })
const late = { is_late: true, free_until: at('04:00') }
const bookingStates: Record<string, Facts> = {
  'late with a fee': cancel({ ...late, fee: 8.5, credit_returned: false }),
  'late for nothing': cancel({ ...late, fee: 0, credit_returned: true }),
  'late without a credit': cancel({ ...late, fee: 0, credit_returned: null }),
  'free to the start': cancel({ free_until: at('10:00') }),
  'free, then a fee': cancel({}),
  'free, then the credit': cancel({ late_fee: 0, late_credit_returned: false }),
  'free, then both': { ...cancel({ late_credit_returned: false }), membership_name: null },
  'free at all times': cancel({ late_fee: 0 }),
  'not to be cancelled': { cancel: null },
  'until a moment ago': cancel({}),
  here: { status: 'checked_in' },
  'called off': { status: 'class_cancelled' },
  'given up': { status: 'cancelled' },
  'of nobody': { instructor_name: null },
  'of nobody, with nothing': { instructor_name: null, membership_name: null },
  'to check in to': { starts_at: inMinutes(20), check_in_opens_at: inMinutes(-5), check_in_closes_at: inMinutes(40) },
  'to check in to soon': {
    starts_at: inMinutes(90),
    check_in_opens_at: inMinutes(60),
    check_in_closes_at: inMinutes(99),
  },
}
const booking = {
  status: 'booked',
  scheduled_class_id: 1,
  starts_at: at('10:00'),
  ends_at: at('11:00'),
  check_in_opens_at: at('09:30'),
  check_in_closes_at: at('10:15'),
}
const bookings = (base: Facts) => each({ ...base, ...booking }, 'class_name', bookingStates)

export const everyBooking = ({ items: [base], ...rest }: Facts) => ({ ...rest, items: bookings(base) })

/** The one that is asked about, in its state; what could be cancelled until a moment ago no longer can. */
export async function oneOfThem(page: Page): Promise<void> {
  await page.route(/\/bookings\/1\d{3}$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const url = route.request().url()
    const response = await route.fetch({ url: url.replace(/\d+$/, '1') })
    const one = bookings(await response.json()).find(({ id }) => url.endsWith(`/${id}`))
    return route.fulfill({ response, json: one?.class_name === 'until a moment ago' ? { ...one, cancel: null } : one })
  })
}

const move = (to_status: string, reason: string | null = null) => ({ to_status, reason, at: at('07:00') })
const past = { starts_at: inMinutes(-200), ends_at: inMinutes(-140) }
const waiting = {
  status: 'waiting',
  moves: [move('waiting'), move('skipped', 'The pack was empty.')],
  scheduled_class_id: 2,
  instructor_name: 'Lucía Roca',
  starts_at: at('10:00'),
  ends_at: at('11:00'),
}
export const everyWait = ([base]: Facts[]) =>
  each({ ...base, ...waiting }, 'class_name', {
    'third in the line': { position: 3 },
    'somewhere in the line': { position: null },
    'passed over, why': {
      status: 'skipped',
      skip_reason: 'The pack was empty.',
    },
    'passed over': { status: 'skipped', skip_reason: null },
    'ran out': { status: 'expired', skip_reason: 'Not to be said.' },
    'left before': { status: 'left' },
    offered: { status: 'offered', offer_expires_at: inMinutes(40), scheduled_class_id: 3 },
    'offered for ever': { status: 'offered', offer_expires_at: null, scheduled_class_id: 4 },
    'still waiting as it ended': { ...past },
    'taken and over': { ...past, status: 'confirmed' },
    'offered and over': { ...past, status: 'offered', offer_expires_at: inMinutes(-150), scheduled_class_id: 5 },
    ...Object.fromEntries(
      ['skipped', 'expired', 'left', 'declined', 'closed', 'left', 'left', 'left', 'left', 'left', 'left', 'left'].map(
        (status, index) => [`over ${index + 1}`, { ...past, status, skip_reason: 'It was too late.' }],
      ),
    ),
  })
/** Offers in the class of that number, and in another. */
export const oneOfTwoOffers = ([base]: Facts[]) =>
  [3, 4].map((scheduled_class_id) => ({
    ...base,
    id: scheduled_class_id === 3 ? base!['id'] : 1000,
    scheduled_class_id,
    class_name: scheduled_class_id === 3 ? 'Late flow' : 'Tiny class',
    status: 'offered',
    offer_expires_at: inMinutes(40),
  }))
export const enteredBooking = (one: Facts) => ({ ...one, status: 'checked_in' })

const active = {
  status: 'active',
  expires_at: null,
  renews_at: null,
  days_left: null,
  is_usable: true,
  pause: null,
  credits_remaining: 4,
}
const spent = [reason('NO_CREDITS_LEFT', 'It is empty.'), reason('NOT_KNOWN', 'The moon is full.')]
const held: Record<string, Facts> = {
  'with two credits': { credits_remaining: 2 },
  'with one credit': { credits_remaining: 1, expires_at: day(90), days_left: 90 },
  'for two weeks more': { credits_remaining: 3, expires_at: day(14), days_left: 14 },
  'for more than two weeks': { expires_at: day(15), days_left: 15 },
  'on its last day': { expires_at: day(0), days_left: 1 },
  renewing: { renews_at: day(5), expires_at: day(5), days_left: 5 },
  unlimited: { unlimited: true, credits_remaining: null },
  unpaid: { past_due_since: inMinutes(-9000), is_usable: false, unusable_reasons: spent },
  paused: {
    status: 'paused',
    pause: { starts_at: day(-1), until: day(4) },
    is_usable: false,
    expires_at: day(9),
    days_left: 9,
  },
  'to be paused': { pause: { starts_at: day(1), until: day(4) } },
  'paused for ever': { status: 'paused', is_usable: false, unusable_reasons: spent },
  empty: { credits_remaining: 0, is_usable: false, unusable_reasons: spent },
  'of next week': { status: 'pending', is_usable: false, unusable_reasons: spent, days_left: 3, expires_at: day(20) },
  'ended one day': { status: 'expired', expires_at: day(-3), past_due_since: inMinutes(-9000) },
  'ended some day': { status: 'expired' },
  'given up': { status: 'cancelled', expires_at: day(-3), past_due_since: inMinutes(-9000) },
}
export const everyMembership = ({ items: [base], ...rest }: Facts) => ({
  ...rest,
  items: each({ ...base, ...active }, 'type_name', held),
})
/** Two passes and a pack that can be used, and another that can't. */
export const somePasses = ({ items: [base], ...rest }: Facts) => ({
  ...rest,
  items: each({ ...base, ...active, credits_remaining: null, unlimited: true }, 'type_name', {
    'Spent pass': { is_usable: false },
    'A pack': { unlimited: false, credits_remaining: 3 },
    'This pass': {},
    'That pass': {},
  }),
})
/** Two packs, the newer first. */
export const twoPacks = ({ items: [base], ...rest }: Facts) => ({
  ...rest,
  items: each({ ...base, ...active }, 'type_name', { Newer: {}, Older: { credits_remaining: 1 } }),
})
export const onePack = (answer: Facts) => ({
  ...answer,
  items: [{ ...answer['items'][0], ...active, type_name: 'The one' }],
})

export const morePrices = ({ items: [base], ...rest }: Facts) => ({
  ...rest,
  items: each(
    { ...base, unlimited: false, billing_interval: null, validity_days: null, credits_per_interval: null, price: 20.5 },
    'name',
    {
      'no intro': { is_intro_offer: false, intro_price: 5, intro_validity_days: 3, credits_included: 1 },
      'intro for a day': {
        is_intro_offer: true,
        intro_price: 5,
        intro_validity_days: 1,
        validity_days: 9,
        credits_included: 3,
      },
      'intro at its price': {
        is_intro_offer: true,
        intro_price: null,
        intro_validity_days: null,
        validity_days: 8,
        credits_included: 3,
      },
      'without any': { is_intro_offer: false, credits_included: null },
      'all of it': { unlimited: true, credits_included: 7, billing_interval: 'yearly', currency: 'USD' },
    },
  ),
})

const charge = {
  id: 1,
  kind: 'late_cancel',
  amount: 8.5,
  currency: 'EUR',
  description: '',
  created_at: inMinutes(-3000),
}
export const everyCharge = () => [
  { ...charge, status: 'pending', kind: 'other' },
  { ...charge, id: 2, status: 'due', description: 'A lost key' },
  { ...charge, id: 3, status: 'due', kind: 'no_show', amount: 12, currency: 'USD' },
  { ...charge, id: 4, status: 'paid', kind: 'renewal' },
  { ...charge, id: 5, status: 'waived', kind: 'unpaid_booking' },
]
export const openCharges = () => everyCharge().slice(1, 3)
export const settledCharges = () => everyCharge().slice(3)

const line = (quantity: number, description: string) => ({ quantity, description })
export const everyReceipt = ({ items: [base], ...rest }: Facts) => ({
  ...rest,
  total: 50,
  items: each({ ...base, lines: [line(1, 'Mat')] }, 'name', {
    one: { number: 21 },
    two: { number: 22, lines: [line(2, 'Socks'), line(1, 'Mat'), line(1, 'Bottle')], total: 64.2, currency: 'USD' },
    nothing: { number: 23, lines: [] },
    back: { number: 24, kind: 'refund', refund_of_number: 22 },
    'back for none': { number: 25, kind: 'refund', refund_of_number: null, lines: [line(1, 'Mat'), line(3, 'Socks')] },
  }),
})

export const everyWaiver = ([base]: Facts[]) =>
  each({ ...base!, status: 'unsigned', signed_at: null, signed_body: null, signatures: [] }, 'title', {
    'may be signed': {},
    'was signed once': {
      status: 'outdated',
      signed_at: at('07:00'),
      signed_body: 'I take care.\n\n\nI know my limits.',
    },
    'needs to be signed': { requires_before_booking: true },
    'needs to be signed again': { status: 'outdated', requires_before_booking: true, signed_at: at('07:00') },
    'is signed': { status: 'signed', requires_before_booking: true, signed_at: at('07:00') },
  })
export const allSigned = (all: Facts[]) => all.filter(({ status }) => status === 'signed')

const now = (more: Facts) => (cls: Facts) => ({ ...cls, ...more })
const over = { starts_at: inMinutes(-90), ends_at: inMinutes(-30) }
/** A class as it can stand to its reader. */
export const classIs = {
  attended: now({ ...over, my_booking_status: 'checked_in' }),
  missed: now({ ...over, my_booking_status: 'no_show' }),
  over: now(over),
  on: now({ starts_at: inMinutes(-9) }),
  offCancelled: now({ status: 'cancelled', cancel_reason: 'No heating.', my_booking_status: 'cancelled' }),
  bare: now({
    instructor_name: null,
    description: null,
    establishment_name: null,
    waiting: 2,
    cancel_free_until: at('01:00'),
    capacity: 9,
    spots_left: 3,
  }),
  entered: now({ my_booking_status: 'checked_in' }),
  shut: now({ booking_closes_at: inMinutes(-1) }),
  yetToOpen: now({ booking_opens_at: at('01:00') }),
  waitedFor: now({
    spots_left: 0,
    my_booking_status: null,
    my_waitlist_status: 'waiting',
    my_waitlist_position: null,
    my_waitlist_id: null,
  }),
}
const allowed = { can_book: false, can_join_waitlist: false, membership: null, reasons: [] }
export const refusedFor = {
  nothing: (told: Facts) => ({ ...told, ...allowed }),
  two: (told: Facts) => ({ ...told, ...allowed, reasons: [{ code: 'CLASS_FULL', detail: 'Full.' }, ...spent] }),
}
export const payingAll = (told: Facts) => ({
  ...told,
  ...allowed,
  can_book: true,
  membership: { id: 1, name: 'A pass', takes_credit: false, credits: 0, credits_left: 4, is_shared: false },
})

const comes = {
  status: 'booked',
  membership_name: null,
  credits_left: null,
  is_unpaid: false,
  is_birthday: false,
  is_first_visit: false,
  unsigned_waivers: [],
}
const clients: Record<string, Facts> = {
  'Ana Prats': { is_birthday: true },
  'Bea Mas': { is_unpaid: true, credits_left: 1 },
  'Cai Mas': { status: 'checked_in', membership_name: 'A pass' },
  'Dan Gil': { status: 'no_show', is_first_visit: true },
  'Eva Puig': {
    status: 'checked_in',
    membership_name: 'A pack',
    credits_left: 7,
    unsigned_waivers: [
      { id: 1, title: 'Own risk' },
      { id: 2, title: 'Sauna' },
    ],
  },
  'Fina Roig': { status: 'cancelled' },
  'Gil Soler': { status: 'late_cancelled' },
  'Hans Berg': { status: 'class_cancelled' },
}
export const everybody = (roster: Facts) => ({
  ...roster,
  status: 'cancelled',
  bookings: each(comes, 'client_name', clients).map((one) => ({ ...one, booking_id: one['id'], client_id: one['id'] })),
  waitlist: [
    { id: 1, position: 1, client_name: 'Ida Roca' },
    { id: 2, position: 2, client_name: 'Joan Vila' },
  ],
})
export const nobody = (roster: Facts) => ({ ...roster, bookings: [], waitlist: [] })

const move1 = { reason: null, class_name: null, class_starts_at: null, created_at: at('07:00') }
export const everyMovement = () => [
  { ...move1, id: 1, kind: 'grant', credits: 10, balance_after: 10 },
  {
    ...move1,
    id: 2,
    kind: 'spend',
    credits: -2,
    balance_after: 8,
    class_name: 'Slow flow',
    class_starts_at: at('10:00'),
    reason: 'Not to be said',
  },
  { ...move1, id: 3, kind: 'adjust', credits: 1, balance_after: 9, reason: 'Counted twice' },
]

const passed =
  (total: number) =>
  ({ items: [base], ...rest }: Facts) => ({
    ...rest,
    total,
    items: each(
      { ...base, ...past, status: 'checked_in', excused_at: null, membership_name: 'Ten classes' },
      'class_name',
      {
        first: {},
        second: { ...over, membership_name: null },
        'to come': { starts_at: at('10:00'), ends_at: at('11:00'), status: 'booked' },
        'given up': { starts_at: at('11:00'), ends_at: at('12:00'), status: 'cancelled' },
        missed: { status: 'no_show' },
        excused: { status: 'no_show', excused_at: inMinutes(-60) },
      },
    ),
  })
export const fiftyBookings = passed(50)
export const moreBookings = passed(51)

/** The second is signed; of the others, two are needed before booking. */
export const signedFirst = (all: Facts[]) =>
  all.toReversed().map((one) => ({ ...one, requires_before_booking: one['title'] !== 'Pictures' }))
export const onlyLines = (all: Facts[]) =>
  all.map((one) =>
    one['status'] === 'outdated' ? { ...one, signed_body: `${one['body'].replace('\n\n', '\n\n\n')}` } : one,
  )

const sold = {
  description: null,
  currency: 'EUR',
  price: 90,
  billing_interval: null,
  credits_included: null,
  credits_per_interval: null,
  unlimited: false,
  validity_days: null,
  is_intro_offer: false,
  intro_price: null,
  intro_validity_days: null,
  can_buy_online: false,
}
const prices: Record<string, Facts> = {
  'a first week': { type: 'time_pass', unlimited: true, is_intro_offer: true, intro_price: 30, intro_validity_days: 7 },
  'one class': { type: 'drop_in', credits_included: 1, validity_days: 1 },
  'ten classes': {
    type: 'class_pack',
    credits_included: 10,
    validity_days: 90,
    description: 'Never lapses\nin summer.',
  },
  'a month of all': { type: 'time_pass', unlimited: true, validity_days: 30 },
  ...Object.fromEntries(
    ['weekly', 'four_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'].map((billing_interval) => [
      billing_interval,
      { type: 'subscription', billing_interval, credits_per_interval: 8 },
    ]),
  ),
}

/** A price of every kind. */
export const everyPrice = () => each(sold, 'name', prices)
