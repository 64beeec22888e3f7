import type { Answers } from '../steps.ts'

const none = () => ({ items: [], total: 0, total_capped: false })

/** More clients than fit on a page, with and without a login. */
export const MANY_CLIENTS: Answers = {
  '/clients': ({ items: [one] }) => ({
    items: [
      { ...one, id: 1, full_name: 'Ada Roig', has_login: true, client_since_on: '2020-02-01' },
      { ...one, id: 2, full_name: 'Ben Soler', email: null },
      { ...one, id: 3, full_name: 'Cai Mas', phone: null, is_active: false },
      { ...one, id: 4, full_name: 'Dolors Gone', is_active: false, has_login: true },
    ],
    total: 51,
    total_capped: true,
  }),
  '/tags': none,
}

const sent_at = '2020-02-01T12:00:00.000Z'
const letter = { to_email: 'ada@example.com', status: 'queued', sent_at: null, last_error: null }

const INVITE: Answers = {
  '/clients/1/invite': () => ({ invite_url: 'https://studio.example/invite#a-b-c', expires_at: sent_at }),
}
const letters = (...items: object[]): Answers => ({
  ...INVITE,
  '/emails': () => ({ items: items.map((one, id) => ({ ...letter, ...one, id })), total: items.length }),
})

export const INVITED: Answers = letters(
  { kind: 'booking_confirmed', status: 'failed' },
  { kind: 'invitation', status: 'sent', sent_at: new Date().toISOString() },
  { kind: 'invitation', status: 'failed' },
)
export const NOT_INVITED: Answers = letters({ kind: 'invitation', status: 'failed', last_error: 'No such mailbox' })
export const QUEUED: Answers = letters({ kind: 'invitation' })

/** Clients a rule would have met: more than are shown, once and more often, with and without its tag. */
export const met = (client_count: number): Answers => ({
  '/auto-tag-rules/preview': () => ({
    client_count,
    event_count: client_count + 1,
    events_looked_at: 500,
    is_capped: client_count > 12,
    new_client_count: client_count === 1 ? 0 : client_count > 12 ? 3 : null,
    clients: Array.from({ length: client_count }, (_, index) => ({
      client_id: index + 1,
      full_name: `Client ${index + 1}`,
      times: index + 1,
      last_at: sent_at,
      has_tag: index === 1,
    })),
  }),
})

const OPEN_GYM = {
  id: 99,
  name: 'Open gym',
  starts_at: sent_at,
  ends_at: '2020-02-01T13:00:00.000Z',
  instructor_name: null,
  spots_left: 1,
  waiting: 0,
}
const isAhead = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) > Date.now() + 86_400_000

/** Reasons for and against a booking, each in a separate class; and a class on every other day. */
export const ELIGIBLE: Answers = {
  '/scheduled-classes': (list) => {
    const ahead = list.filter(isAhead)
    return ahead.length > 0 ? ahead : [OPEN_GYM]
  },
  '/scheduled-classes/1/eligibility': (answer) => ({
    ...answer,
    can_book: true,
    reasons: [],
    membership: { name: 'Eight a month', takes_credit: true, credits_left: null },
  }),
  '/scheduled-classes/2/eligibility': (answer) => ({
    ...answer,
    can_book: false,
    can_join_waitlist: true,
    reasons: [
      { code: 'NO_ENTITLEMENT', detail: 'Nothing pays.' },
      { code: 'CLASS_STARTED', detail: 'It has begun.' },
    ],
    waitlist_entry: { status: 'offered', position: 2 },
  }),
  '/scheduled-classes/5/eligibility': (answer) => ({
    ...answer,
    can_book: true,
    reasons: [],
    membership: { name: 'Ten classes', takes_credit: false, credits_left: 4 },
  }),
}

/** Where nothing pays, and a place can be had all the same. */
export const UNPAID: Answers = {
  '/scheduled-classes': (list) => list.filter(isAhead),
  '/scheduled-classes/5/eligibility': (answer) => ({ ...answer, can_book: true, reasons: [], membership: null }),
}

/** Removes permissions from the caller's role. */
export const without = (...lacking: string[]): Answers => ({
  '/auth/me': (me) => ({
    ...me,
    permissions: me.permissions.filter((one: string) => !lacking.includes(one)),
  }),
})
