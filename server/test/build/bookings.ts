import { queue } from '../../ports/passwords/argon2.ts'
import type { ReachedStudio, Reply } from '../request.ts'
import { PASSWORD } from '../studio.ts'
import { makeMembershipType, sellMembership } from './memberships.ts'
import { makeClass } from './schedule.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A client with a login, and a way to ask as her whatever the clock says. */
export interface TestClient {
  id: number
  full_name: string
  email: string
  ask(operation: string, body?: unknown): Promise<Reply>
}

let count = 0

/** Passwords of a crowd come one by one: a slow machine refuses those that come while too many wait. */
const inTurn = queue(1, Infinity)

/** Registers a client through the public door, from an address of her own (limits are by address). */
export async function registerClient(studio: ReachedStudio, overrides: object = {}): Promise<TestClient> {
  count += 1
  const headers = { 'X-Forwarded-For': `10.9.${count >> 8}.${count & 255}` }
  const person = { full_name: `Clara ${count}`, email: `clara-${count}@example.com`, ...overrides }
  const send = (operation: string, body: object) =>
    inTurn(() => studio.send(operation, { body, headers, door: 'public' }))
  const { status, body } = await send('POST /api/v1/auth/register/client', { ...person, password: PASSWORD })
  if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`)
  let session = { token: body.access_token as string, at: studio.clock.now() }
  const token = async () => {
    if (session.at !== studio.clock.now()) {
      const login = await send('POST /api/v1/auth/login', { email: person.email, password: PASSWORD })
      if (login.status !== 200) throw new Error(`No login: ${JSON.stringify(login.body)}`)
      session = { token: login.body.access_token, at: studio.clock.now() }
    }
    return session.token
  }
  return {
    id: body.account.id,
    full_name: person.full_name,
    email: person.email,
    ask: async (operation, asked) => studio.send(operation, { token: await token(), body: asked, door: 'public' }),
  }
}

/** A client with an unlimited pass, so that only the rule under test can refuse a booking. */
export async function registerMember(studio: ReachedStudio, overrides: object = {}): Promise<TestClient> {
  const client = await registerClient(studio, overrides)
  const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 365 })
  await sellMembership(studio, { client_id: client.id, membership_type_id: type.id })
  return client
}

/** Sells a client a pack of so many credits, and gives the membership. */
export async function sellPack(studio: ReachedStudio, client: { id: number }, credits: number, terms: object = {}) {
  const type = await makeMembershipType(studio, { credits_included: credits, ...terms })
  return sellMembership(studio, { client_id: client.id, membership_type_id: type.id })
}

/** Books as the owner, and gives the booking. */
export async function book(
  studio: ReachedStudio,
  cls: { id: number },
  client: { id: number },
  more: object = {},
): Promise<Shown> {
  const wish = { scheduled_class_id: cls.id, client_id: client.id, ...more }
  const { status, body } = await studio.asOwner('POST /api/v1/bookings', wish)
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`)
  return body
}

/** A class of one place that is taken: the class, who has the place, and her booking. */
export async function makeFullClass(studio: ReachedStudio, overrides: object = {}) {
  const cls = await makeClass(studio, { capacity: 1, ...overrides })
  const holder = await registerMember(studio)
  return { cls, holder, booking: await book(studio, cls, holder) }
}

/** Joins the waitlist as the client, and gives the entry. */
export async function wait(cls: { id: number }, client: TestClient): Promise<Shown> {
  const { status, body } = await client.ask('POST /api/v1/bookings/waitlist', { scheduled_class_id: cls.id })
  if (status !== 201) throw new Error(`Does not wait: ${JSON.stringify(body)}`)
  return body
}

/** The credits that a membership has now. */
export async function creditsOf(studio: ReachedStudio, membership: { id: number }): Promise<number> {
  return (await studio.asOwner(`GET /api/v1/memberships/${membership.id}`)).body.credits_remaining
}

/** Changes the studio's rules. */
export async function setRules(studio: ReachedStudio, rules: object): Promise<void> {
  const { status, body } = await studio.asOwner('PUT /api/v1/studio', rules)
  if (status !== 200) throw new Error(`Rules not set: ${JSON.stringify(body)}`)
}

/** The kinds of letters written to a client so far, oldest first; but the one that everybody gets who registers. */
export async function lettersTo(studio: ReachedStudio, client: { id: number }): Promise<string[]> {
  const { body } = await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}&page_size=200`)
  const kinds = body.items.map((mail: { kind: string }) => mail.kind).toReversed()
  return kinds.filter((kind: string) => kind !== 'registered')
}

/** The charges of a client, open or waived, oldest first: `[kind, amount, status]`. */
export async function chargesTo(studio: ReachedStudio, client: { id: number }): Promise<[string, number, string][]> {
  const { body } = await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)
  return body.map((charge: Shown) => [charge.kind, charge.amount, charge.status]).toReversed()
}
