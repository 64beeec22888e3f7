import { dayFromNow } from '../../areas/door.ts'
import type { Answers } from '../steps.ts'

/** The birthday of somebody who is twenty so many days from now. */
export function twentyIn(days: number): string {
  const [year, ...birthday] = dayFromNow(days).split('-')
  return [Number(year) - 20, ...birthday].join('-')
}

const YESTERDAY = new Date(Date.parse(dayFromNow(0)) - 86_400_000).toISOString().slice(0, 10)

interface Told {
  name?: string | null
  detail?: string | null
  because?: string
  class_starts_at?: string
  credits?: number
  amount?: number
  currency?: string
}

const CLASS = { name: 'Slow flow', class_starts_at: '2026-02-02T17:30:00.000Z' }

/** Of each kind at least one, with all that it can carry; what follows from a booking in the same instant. */
const kinds: [kind: string, told: Told, at?: string][] = [
  ['booking.booked', { ...CLASS, detail: 'staff' }, new Date().toISOString()],
  ['mail.queued', { name: 'Your place' }, new Date().toISOString()],
  ['credits.spend', { name: 'Ten classes', credits: -1 }, new Date().toISOString()],
  ['charge.made', { name: 'Late', because: 'Came 3 h before', amount: 12, currency: 'EUR' }, new Date().toISOString()],
  ['note.written', { detail: 'Left knee' }, `${YESTERDAY}T12:00:00.000Z`],
  ['booking.booked', { ...CLASS, detail: null }],
  ['booking.booked', { name: 'Barre', detail: 'walk_in' }],
  ['booking.checked_in', CLASS],
  ['booking.no_show', CLASS],
  ['booking.excused', { ...CLASS, detail: 'Ill' }],
  ['booking.cancelled', CLASS],
  ['booking.late_cancelled', CLASS],
  ['booking.class_cancelled', { ...CLASS, detail: 'No heating' }],
  ['waitlist.moved', { ...CLASS, detail: 'offered' }],
  ['waitlist.moved', { ...CLASS, detail: 'skipped: Not paid: twice' }],
  ['waitlist.moved', { name: 'Barre', detail: null }],
  ['membership.sold', { name: 'Ten classes', detail: 'cash', amount: 120.5, currency: 'USD' }],
  ['membership.sold', { name: 'Eight a month', detail: 'barter' }],
  ['membership.sold', { name: 'Two weeks', detail: null }],
  ['membership.paused', { name: 'Ten classes', detail: '9999-12-31' }],
  ['membership.paused', { name: 'Ten classes', detail: '2026-05-01' }],
  ['membership.paused', { name: 'Ten classes', detail: null }],
  ['membership.resumed', { name: 'Ten classes', detail: 'unsaid' }],
  ['membership.cancelled', { name: 'Ten classes', detail: 'Moved away' }],
  ['credits.adjust', { name: 'Ten classes', credits: 3, detail: 'A present' }],
  ['credits.lapse', { name: 'Ten classes', credits: -2 }],
  ['charge.made', { name: 'No-show', amount: 8.5, currency: 'EUR', detail: 'unsaid', because: 'Did not come' }],
  ['charge.paid', { name: 'No-show', amount: 8.5, detail: 'bank_transfer', because: 'Did not come' }],
  ['charge.waived', { name: 'No-show', amount: 8.5, detail: 'Was ill', because: 'Did not come' }],
  ['sale.made', { name: 'Cork mat', amount: 64, currency: 'EUR', detail: 'cash' }],
  ['payment.refund_undone', { name: 'membership', amount: 10, currency: 'EUR', detail: 'A thread' }],
  ['payment.refunded', { name: 'sale', amount: 10, currency: 'EUR', detail: 'A thread' }],
  ['consent.granted', { name: 'terms', detail: 'unsaid' }],
  ['consent.withdrawn', { name: 'sale' }],
  ['consent.granted', { name: null }],
  ['mail.sent', { name: 'Welcome' }],
  ['mail.failed', { name: 'Welcome', detail: 'No such mailbox' }],
  ['client.created', { detail: 'registered' }],
  ['client.created', { detail: 'by the sea' }],
  ['client.created', { detail: null }],
]

const NOTHING = {
  name: null,
  detail: null,
  class_starts_at: null,
  credits: null,
  amount: null,
  currency: null,
}
const happenings = kinds.map(([kind, told, at], index) => ({
  ...NOTHING,
  ...told,
  kind,
  entity_id: index + 1,
  at: at?.replace(/\.\d+Z/, '.000Z') ?? `2026-02-01T12:${59 - index}:00.000Z`,
}))

const consents = (
  [
    ['marketing_email', false, 'client'],
    ['marketing_email', true, 'client'],
    ['terms', true, 'client'],
    ['privacy_policy', true, 'import'],
    ['health_data', false, 'import'],
    ['photo_video', true, 'paper'],
  ] as const
).map(([consent_type, granted, source], index) => ({
  id: 20 - index,
  consent_type,
  granted,
  source,
  created_at: '2026-02-01T12:00:00.000Z',
  ip_address: '10.0.0.1',
  seen_ip_address: index === 0 ? '192.168.0.2' : null,
}))

const charge = {
  client_id: 1,
  kind: 'no_show',
  currency: 'EUR',
  amount: 8.5,
  description: '',
  due_at: '2026-02-01T12:00:00.000Z',
  payment_method: null,
  settled_at: null,
  waived_at: null,
  waive_reason: null,
}
const settled_at = '2026-02-03T12:00:00.000Z'
const charges = [
  { status: 'due' },
  { status: 'due', amount: 12, kind: 'late_cancel' },
  { status: 'due', amount: 5, currency: 'USD', description: 'A key' },
  { status: 'pending', kind: 'renewal' },
  { status: 'paid', settled_at, payment_method: 'cash' },
  { status: 'paid', settled_at, payment_method: 'barter' },
  { status: 'paid', settled_at },
  { status: 'waived', waived_at: settled_at, waive_reason: 'Was ill', payment_method: 'cash' },
].map((one, index) => ({ ...charge, ...one, id: index + 1 }))

const CODES = { credits_remaining: 5, days_left: null, expires_at: null }
const memberships = [
  { type_name: 'Nearly over', days_left: 7, credits_remaining: 2 },
  { type_name: 'Not yet over', days_left: 8, credits_remaining: 1 },
  { type_name: 'Held', days_left: 3, status: 'paused', credits_remaining: 0, pause: { until: '9999-12-31' } },
  { type_name: 'Held a while', status: 'paused', pause: { until: '2026-05-01' } },
  { type_name: 'Overdue', type: 'subscription', past_due_since: '2026-02-01', credits_remaining: 0 },
  { type_name: 'Without end', type: 'class_pack', credits_remaining: null, unlimited: true },
  { type_name: 'Last year', status: 'expired', days_left: 0 },
  { type_name: 'Given up', status: 'cancelled', credits_remaining: 0 },
].map((one, index) => ({ ...CODES, ...one, id: index + 1 }))

const bookings = [
  { status: 'booked', instructor_name: 'Lia Font' },
  {
    status: 'booked',
    starts_at: '2026-02-02T17:30:00.000Z',
    cancel: { is_late: true, fee: 8.5, credit_returned: null },
  },
  { status: 'checked_in', needs_resolution: true },
  { status: 'checked_in' },
  { status: 'no_show', starts_at: '2026-02-02T17:30:00.000Z', cancel: null },
  { status: 'no_show', excused_at: settled_at, is_unpaid: true, cancel: null },
  { status: 'cancelled', cancel: null },
  { status: 'late_cancelled', cancel: null },
  { status: 'class_cancelled', cancel: null },
].map((one, index) => ({ ...one, id: index + 1 }))

const [SIGNED, OLDER] = [
  { id: 31, version: 2, signed_at: settled_at },
  { id: 30, version: 1, signed_at: charge.due_at },
]

/** A client with a long history: one of everything that can be known of somebody. */
export const LONG_HISTORY: Answers = {
  '/clients/1': (client) => ({
    ...client,
    has_login: true,
    email: null,
    guardian_id: 2,
    locale: 'ca-ES',
    client_since_on: '2020-02-01',
    date_of_birth: twentyIn(0),
    source: 'registered',
  }),
  '/clients/1/timeline': () => ({ items: happenings, total: 41, total_capped: false, next: null }),
  '/gdpr/consent-log/1': () => consents,
  '/clients/1/charges': () => charges,
  '/memberships': ({ items: [one], ...page }) => ({ ...page, items: memberships.map((more) => ({ ...one, ...more })) }),
  '/bookings': ({ items: [one], ...page }) => ({
    ...page,
    items: one ? bookings.map((more) => ({ ...one, ...more })) : [],
    total: 26,
  }),
  '/bookings/waitlist': () =>
    ['waiting', 'offered', 'left', 'waiting'].map((status, index) => ({
      id: index + 1,
      status,
      class_name: `Barre ${index}`,
      starts_at: '2026-02-02T17:30:00.000Z',
      position: index > 2 ? null : index + 2,
      offer_expires_at: status === 'offered' ? settled_at : null,
    })),
  '/clients/1/waivers': ([one]) => [
    { ...one, id: 1, title: 'Risk', requires_before_booking: true },
    { ...one, id: 2, title: 'Photos' },
    { ...one, id: 3, title: 'Sauna', requires_before_booking: true, status: 'outdated', signatures: [OLDER] },
    {
      ...one,
      id: 4,
      title: 'Rules',
      requires_before_booking: true,
      status: 'signed',
      signed_at: settled_at,
      signatures: [SIGNED, OLDER],
    },
  ],
  '/clients/1/notes': () =>
    ['Olga', null].map((staff_name, index) => ({
      id: index + 1,
      client_id: 1,
      body: 'Left knee',
      staff_name,
      created_at: settled_at,
    })),
  '/clients/1/tags': ([one]) => [one, { ...one, tag_id: 8, name: 'Given', color: null, rule_id: 1 }],
}

const none = () => ({ items: [], total: 0, total_capped: false })

/** A client of whom nothing is known, and whose birthday is a week away. */
export const NO_HISTORY: Answers = {
  '/clients/1': (client) => ({ ...client, phone: null, date_of_birth: twentyIn(7) }),
  '/clients/1/timeline': none,
  '/memberships': none,
  '/bookings': none,
  '/clients/1/charges': () => [],
  '/clients/1/waivers': () => [],
  '/clients/1/tags': () => [],
  '/tags': none,
}

/** A former client with a birthday in eight days, all of whose memberships are over. */
export const FORMER: Answers = {
  '/clients/2': (client) => ({ ...client, is_active: false, has_login: true, date_of_birth: twentyIn(8) }),
  // oxlint-disable-next-line no-explicit-any
  '/memberships': ({ items, ...page }: { items: any[] }) => ({
    ...page,
    items: items.map((one) => ({ ...one, status: 'expired' })),
  }),
}
