import Database from 'better-sqlite3'
import { join } from 'node:path'
import { addDays, addMinutes, localDate, toInstant, type LocalDate } from '../../server/lib/time.ts'
import { ZONE } from '../../server/seed/making.ts'
import type { Made } from './figure.ts'
import { PASSWORD } from '../../server/seed/studio.ts'
import { request, type ReachedStudio } from '../../server/test/request.ts'
import { anyAddress, TOKEN_MINUTES, type Served } from './served.ts'

/** A client made for the bench, with a login where it is to act for itself. */
export interface Guest {
  id: number
  token: string
}

/**
 * A studio seen by those who write requests for it: records that are alike in a small and in a full studio (a client with as
 * many visits, a class with as many places taken), and makers of new ones.
 */
export interface Site {
  served: Served
  today: LocalDate
  /** Records that are there, by the name of their path parameter. */
  ids: Readonly<Record<string, number | string>>
  /** The same studio for what makes records for tests. */
  studio: ReachedStudio
  /** The class for which half the town waits. */
  crowded: number
  /** A client with as many visits as the busiest of a small studio. */
  regular: number
  /** A client with as many subscriptions as anybody. */
  subscriber: number
  make: ReturnType<typeof makers>
}

/** Opens a studio for the bench and looks for records of the usual size. */
export async function openSite({ served, made }: Made): Promise<Site> {
  const database = new Database(join(made, 'studio.sqlite'), { readonly: true })
  const today = localDate(new Date().toISOString(), ZONE)
  const one = (sql: string, ...values: (string | number)[]) =>
    Number(
      database
        .prepare(sql)
        .pluck()
        .get(...values),
    )
  const client = one(
    `SELECT client_id FROM bookings WHERE client_id IN (SELECT id FROM clients WHERE is_active)
       AND client_id IN (SELECT client_id FROM waiver_signatures)
       AND client_id IN (SELECT client_id FROM purchases)
       AND client_id IN (SELECT client_id FROM charges GROUP BY client_id HAVING count(*) = 2)
     GROUP BY client_id ORDER BY abs(count(*) - 14), client_id LIMIT 1`,
  )
  const regular = one(
    `SELECT client_id FROM bookings WHERE client_id IN (SELECT id FROM clients WHERE is_active)
     GROUP BY client_id ORDER BY abs(count(*) - 120), client_id LIMIT 1`,
  )
  const soon = `JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id WHERE c.starts_at > ? AND c.starts_at < ?`
  const subscriber = one('SELECT client_id FROM subscriptions GROUP BY client_id ORDER BY count(*) DESC, 1 LIMIT 1')
  const class_id = one(
    `SELECT c.id FROM bookings AS b ${soon} AND b.status = 'booked' GROUP BY c.id ORDER BY abs(count(*) - 10), c.id LIMIT 1`,
    `${addDays(today, 1)}T12:00`,
    `${addDays(today, 6)}T00:00`,
  )
  const crowded = one(
    "SELECT scheduled_class_id FROM waitlist_entries WHERE status = 'waiting' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1",
  )
  const of = (table: string, condition = '1 = 1') =>
    one(`SELECT id FROM ${table} WHERE ${condition} ORDER BY id DESC LIMIT 1`)
  const session_id = database
    .prepare('SELECT session_id FROM checkouts ORDER BY id DESC LIMIT 1')
    .pluck()
    .get() as string
  const last = (table: string) => of(table, `client_id = ${client}`)
  const { public_studio_id } = database.prepare('SELECT public_studio_id FROM settings').get() as {
    public_studio_id: string
  }
  const membership_id = one(
    `SELECT membership_id FROM credit_entries GROUP BY membership_id ORDER BY abs(count(*) - 9), membership_id DESC LIMIT 1`,
  )
  const ids = {
    client_id: client,
    class_id,
    public_studio_id,
    membership_id,
    session_id,
    type: 'clients',
    booking_id: last('bookings'),
    receipt_id: last('receipts'),
    signature_id: last('waiver_signatures'),
    charge_id: last('charges'),
    sale_id: of('product_sales'),
    day_close_id: of('day_closes'),
    gift_card_id: of('gift_cards'),
    email_id: of('emails'),
    product_id: 3,
    promo_code_id: 1,
    template_id: 1,
    instructor_id: 3,
    membership_type_id: 3,
    establishment_id: 1,
    tag_id: 1,
    rule_id: 1,
    automation_id: 1,
    enrollment_id: of('automation_enrollments', 'automation_id = 1'),
    waiver_id: 1,
    role_id: 2,
    staff_id: 2,
    service_id: 1,
    appointment_id: of('appointments'),
    closure_id: 1,
    component_id: 1,
    run_id: of('payroll_runs', "status = 'finalized'"),
    webhook_id: 1,
    delivery_id: of('webhook_deliveries', 'webhook_id = 1'),
  }
  database.close()
  return { served, today, ids, studio: reached(served), crowded, regular, subscriber, make: makers(served, today) }
}

/** A studio with the clock of the computer, as the fixtures of the tests reach it. */
function reached({ localUrl, token }: Served): ReachedStudio {
  const send: ReachedStudio['send'] = (operation, options) => request(localUrl, operation, options)
  return {
    clock: { now: () => new Date().toISOString() },
    send,
    asOwner: async (operation, body) => send(operation, { token: await token(), body }),
    login: async (email) =>
      (await send('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })).body.access_token,
  }
}

function makers(served: Served, today: LocalDate) {
  let made = 0
  const word = () => `${process.pid.toString(36)}${(made += 1).toString(36)}`
  const post = <T = { id: number }>(path: string, body?: unknown, token?: string) =>
    served.api<T>('POST', `/api/v1${path}`, body, token)
  const kept = new Map<string, Promise<number>>()
  /** Makes something once and gives its id ever after. */
  const once = (what: string, making: () => Promise<number>): Promise<number> => {
    const known = kept.get(what) ?? making()
    kept.set(what, known)
    return known
  }
  const type = (terms: Record<string, unknown>) =>
    once(
      JSON.stringify(terms),
      async () => (await post('/membership-types', { name: `Bench ${word()}`, price: 10, ...terms })).id,
    )
  const pass = () =>
    type({ type: 'time_pass', unlimited: true, validity_days: 90, can_pause: true, max_pause_days: 60 })
  const pack = () => type({ type: 'class_pack', credits_included: 10, validity_days: 90 })
  const client = async (more: object = {}) => (await post('/clients', { full_name: `Bench ${word()}`, ...more })).id
  const sell = async (client_id: number, membership_type_id: number, more: object = {}) => {
    return (await post('/memberships', { client_id, membership_type_id, starts_at: today, ...more })).id
  }
  const member = async (more: object = {}) => {
    const id = await client(more)
    await sell(id, await pass())
    return id
  }
  const classAt = async (capacity: number, starts_at: string) => {
    const of = { template_id: 1, starts_at, capacity, duration_minutes: 30, instructor_id: null, force: true }
    return (await post('/scheduled-classes', of)).id
  }
  const cls = (capacity: number, days = 20) => classAt(capacity, toInstant(ZONE, addDays(today, days), '05:00'))
  let apart = 0
  /** A class with room: a new one after every 150 bookings. */
  let taken = 0
  const roomy = () => once(`roomy ${Math.floor((taken += 1) / 150)}`, () => cls(500))
  const full = () =>
    once('full', async () => {
      const id = await cls(1)
      await post('/bookings', { scheduled_class_id: id, client_id: await member() })
      return id
    })
  const book = async (client_id?: number) => {
    const place = { scheduled_class_id: await roomy(), client_id: client_id ?? (await member()) }
    return (await post('/bookings', place)).id
  }
  const guest = async (): Promise<Guest> => {
    const account = {
      email: `bench.${word()}@example.com`,
      password: `bench-${word()}-by-the-sea`,
      full_name: 'Bench Guest',
    }
    const headers = { 'X-Forwarded-For': anyAddress() }
    const register = 'POST /api/v1/auth/register/client'
    const { body: session } = await request(served.publicUrl, register, { body: account, headers })
    await sell(session.account.id, await pass())
    return { id: session.account.id, token: session.access_token }
  }
  const product = () =>
    once('product', async () => (await post('/products', { name: 'Bench', price: 5, stock_quantity: 100_000 })).id)
  /** A class whose check-in is open: a new one each five minutes. */
  const begins = () => {
    const now = new Date().toISOString()
    return once(`begins ${Math.floor(performance.now() / 300_000)}`, () => classAt(500, addMinutes(now, 10)))
  }
  const signIn = async (email: string) =>
    (await post<{ access_token: string }>('/auth/login', { email, password: PASSWORD }, '')).access_token
  const pair = async () => {
    const { pairing_code } = await post<{ pairing_code: string }>('/kiosks', { name: word() })
    return (await post<{ kiosk_token: string }>('/kiosk/pair', { pairing_code }, '')).kiosk_token
  }
  let tablet: Promise<string> | undefined
  let teacher: { token: Promise<string>; at: number } | undefined
  let visitor: { guest: Promise<Guest>; at: number } | undefined
  return {
    word,
    post,
    pass,
    pack,
    client,
    sell,
    member,
    cls,
    roomy,
    full,
    book,
    /** A class at a time at which no other of these is. */
    apart: () => classAt(2, addMinutes(toInstant(ZONE, addDays(today, 45), '00:00'), 30 * (apart += 1))),
    /** The token of the studio's calendar. */
    calendar: async () => /([^/]+)\.ics$/.exec((await post<{ path: string }>('/calendar/tokens', {})).path)![1]!,
    notification: async (guest: Guest) =>
      (await post('/notifications/send', { client_id: guest.id, title: 'Scarf', body: 'Here' })).id,
    begins,
    /** A draft of what the last days pay, made once. */
    run: () =>
      once('run', async () => {
        const period = { period_start: addDays(today, -2), period_end: addDays(today, -1) }
        return (await post('/payroll-runs', period)).id
      }),
    /** A booking of a class whose check-in is open. */
    expected: async () =>
      (await post('/bookings', { scheduled_class_id: await begins(), client_id: await member() })).id,
    /** The token of a tablet at the door. */
    kiosk: () => {
      tablet ??= pair()
      return tablet
    },
    /** The token of the first teacher; a new one when it is old. */
    teacher: () => {
      if (!teacher || performance.now() - teacher.at > TOKEN_MINUTES * 60_000)
        teacher = { token: signIn('teacher1@years.example'), at: performance.now() }
      return teacher.token
    },
    /** Tells somebody thirty things, once. */
    told: (guest: Guest) =>
      once(`told ${guest.id}`, async () => {
        for (let n = 0; n < 30; n += 1) {
          await post('/notifications/send', { client_id: guest.id, title: 'Scarf', body: word() })
        }
        return 30
      }),
    bookingOf: (guest: Guest) => once(`booking ${guest.id}`, () => book(guest.id)),
    wait: async (client_id?: number) => {
      const wish = { scheduled_class_id: await full(), client_id: client_id ?? (await member()) }
      return (await post('/bookings/waitlist', wish)).id
    },
    /** From here on the guest is somebody else: in an hour one client may write only so much. */
    nextGuest: () => (visitor = undefined),
    /** A guest with a login, registered again when the token is old. */
    guest: () => {
      if (!visitor || performance.now() - visitor.at > 600_000) visitor = { guest: guest(), at: performance.now() }
      return visitor.guest
    },
    /** A page of clients without a membership, who were never here. */
    strangers: () =>
      once('strangers', async () => {
        for (let n = 0; n < 12; n += 1) await client()
        return 12
      }),
    /** A child of that guest, with a membership. */
    child: (guardian: Guest) => once(`child ${guardian.id}`, () => member({ guardian_id: guardian.id })),
    product,
  }
}
