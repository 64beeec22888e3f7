import assert from 'node:assert/strict'
import type { Booking, Books, Class, Membership, Person, Template, Type } from './books.ts'
import { codesOf, offered, type Answer } from './comparing.ts'
import { decide } from './oracle.ts'
import { pauseOf } from './people.ts'

/** Gives the body of a GET below `/api/v1`, as the owner reads it. */
export type Read = (path: string) => Promise<Answer>

/** Refusals that the oracle does not know: other tests compare them. */
const BESIDE = ['WAIVER_UNSIGNED', 'PAYMENT_PAST_DUE', 'CLIENT_INACTIVE']

/**
 * Reads a studio through its API: everything on sale, the classes between two of its dates with the people in them, and so many
 * of its clients with their purchases. Memberships that had ended `before` a change of coverage keep the terms of their sale.
 */
export async function readBooks(
  read: Read,
  now: string,
  { from, until, clients, before }: { from: string; until: string; clients: number; before?: Books },
): Promise<Books> {
  const studio = await read('/studio')
  const templates = (await all(read, '/class-templates?include_inactive=true')).map(templateOf)
  const types = (await all(read, '/membership-types?include_inactive=true')).map(typeOf)
  const listed: Answer[] = await read(`/scheduled-classes?start_date=${from}&end_date=${until}`)
  const classes = listed.map((one) => classOf(one, templates))
  const shown = (await read(`/clients?page_size=${clients}`)).items as Answer[]
  const people: Person[] = shown.map(({ id }) => ({ id, email: undefined, hasHadIntro: false }))
  const books: Books = {
    now,
    zone: studio.timezone,
    interval: 'monthly',
    paysAtStudio: studio.pay_at_studio_enabled,
    freeHours: studio.cancellation_hours,
    clientsStart: false,
    daysAhead: 0,
    categories: [],
    templates,
    classes,
    types,
    people,
    memberships: [],
    bookings: [],
    standings: [],
  }
  for (const cls of classes) books.bookings.push(...(await bookingsOf(read, cls)))
  const appointments: Answer[] = await read(`/appointments?start_date=${from}&end_date=${until}`)
  for (const one of appointments.filter(({ status }) => status === 'booked')) books.bookings.push(busy(one))
  for (const person of people) {
    const memberships = await all(read, `/memberships?client_id=${person.id}`)
    person.hasHadIntro = memberships.some(({ is_intro_offer }) => is_intro_offer)
    for (const one of memberships) {
      const ended = one.status === 'expired' ? before?.memberships.find(({ id }) => id === one.id) : undefined
      books.memberships.push({ ...membershipOf(one, types), ...(ended && { terms: ended.terms }) })
    }
  }
  books.memberships.sort((one, other) => one.id - other.id)
  return books
}

/** Holds if everybody may book every class (or one in so many), what pays and what helps, against the oracle; counts them. */
export async function compareAll(read: Read, books: Books, oneIn = 1): Promise<{ asked: number; bookable: number }> {
  const [found, counted] = [[] as string[], { asked: 0, bookable: 0 }]
  const ahead = books.classes.filter(({ starts, isCancelled }) => starts > books.now && !isCancelled)
  for (const person of books.people)
    for (const cls of ahead.filter((_, at) => (at + person.id) % oneIn === 0)) {
      const body = await read(`/scheduled-classes/${cls.id}/eligibility?client_id=${person.id}`)
      const codes = codesOf(body).filter((code) => !BESIDE.includes(code))
      const { codes: expected, membership, credits, offers } = decide(books, person, cls, { by: 'staff' })
      const may = expected.length === 0
      const got = {
        codes,
        pays: may && body.membership && [body.membership.id, body.membership.credits],
        offers: offered(body),
      }
      counted.asked += 1
      counted.bookable += Number(may)
      try {
        assert.deepEqual(got, { codes: expected, pays: may && membership && [membership.id, credits], offers })
      } catch (error) {
        found.push(`client ${person.id}, class ${cls.id} (${cls.starts}): ${(error as Error).message}`)
      }
    }
  assert.deepEqual(found.slice(0, 3), [], `${found.length} of ${counted.asked}`)
  return counted
}

async function all(read: Read, path: string): Promise<Answer[]> {
  const items: Answer[] = []
  for (let page = 1; ; page += 1) {
    const body = await read(`${path}${path.includes('?') ? '&' : '?'}page_size=200&page=${page}`)
    items.push(...body.items)
    if (items.length >= body.total || body.items.length === 0) return items
  }
}

function templateOf(one: Answer): Template {
  const { id, category_id: category, price, credit_cost: cost } = one
  const rest = { coveredByAll: one.covered_by_all, inAdvance: one.pay_in_advance }
  const hours = { opensHoursBefore: one.booking_open_hours_before, freeHours: one.cancellation_window_hours }
  return { id, category, price, cost, ...rest, ...hours }
}

function typeOf(one: Answer): Type {
  const { id, type: kind, price, coverage, establishment_ids, usable_times } = one
  const { max_per_day, max_per_week, max_upcoming, booking_open_hours_before } = one
  const limits = { max_per_day, max_per_week, max_upcoming, booking_open_hours_before }
  return {
    id,
    kind,
    price: one.is_intro_offer ? (one.intro_price ?? price) : price,
    credits: one.unlimited ? null : (one.credits_included ?? one.credits_per_interval ?? 1),
    validity_days: one.is_intro_offer ? (one.intro_validity_days ?? one.validity_days) : one.validity_days,
    isIntro: one.is_intro_offer,
    isOnline: one.sellable_online,
    isActive: one.is_active,
    terms: { coverage, establishment_ids, usable_times, ...limits },
  }
}

const classOf = (one: Answer, templates: Template[]): Class => ({
  id: one.id,
  template: templates.find(({ id }) => id === one.template_id)!,
  starts: one.starts_at,
  ends: one.ends_at,
  place: one.establishment_id ?? 1,
  price: one.price,
  capacity: one.capacity,
  isCancelled: one.status === 'cancelled',
  series: null,
})

const membershipOf = (one: Answer, types: Type[]): Membership => {
  const type = types.find(({ id }) => id === one.membership_type_id)!
  return {
    id: one.id,
    type,
    terms: type.terms,
    holder: one.client_id,
    members: [],
    starts: one.starts_at,
    expires: one.expires_at,
    credits: one.credits_remaining,
    renews: one.renews_at,
    hasRenewed: false,
    pause: pauseOf(one),
    isCancelled: one.status === 'cancelled',
  }
}

/** An appointment, which keeps a client from classes at its time. */
const busy = (one: Answer): Booking => ({
  id: 0,
  class: { starts: one.starts_at, ends: one.ends_at } as Class,
  person: one.client_id,
  membership: null,
  status: 'booked',
  isExcused: false,
  credits: 0,
  isUnpaid: false,
  keepsPrice: false,
  price: null,
})

async function bookingsOf(read: Read, cls: Class): Promise<Booking[]> {
  const { bookings } = await read(`/scheduled-classes/${cls.id}/roster`)
  return bookings.map((one: Answer) => ({
    id: one.booking_id,
    class: cls,
    person: one.client_id,
    membership: one.membership_id,
    status: one.status,
    isExcused: one.excuse_reason !== null,
    credits: one.credits_taken,
    isUnpaid: one.is_unpaid,
    keepsPrice: false,
    price: null,
  }))
}
