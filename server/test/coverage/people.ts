import { PASSWORD } from '../studio.ts'
import type { Books, Membership, Person } from './books.ts'
import { addDays, localOf, type Pause } from './calendar.ts'
import { done, make, type Drawn } from './drawn.ts'

// A record as the API gives it; what is read of it is compared.
// oxlint-disable-next-line no-explicit-any
type Answer = any

/** A client: with a login, or known to the staff (and a guardian) alone. */
export async function makePerson(
  { studio, books }: Drawn,
  number: number,
  signsIn: boolean,
  guardian?: Person,
): Promise<void> {
  const full_name = `Client ${number}`
  if (!signsIn) {
    const { id } = await make(studio, 'clients', { full_name, ...(guardian && { guardian_id: guardian.id }) })
    books.people.push({ id, email: undefined, hasHadIntro: false, ...(guardian && { guardian }) })
    return
  }
  const email = `client-${number}@example.com`
  const headers = { 'X-Forwarded-For': `10.61.${number >> 8}.${number & 255}` }
  const body = { full_name, email, password: PASSWORD }
  const reply = await studio.send('POST /api/v1/auth/register/client', { body, headers, door: 'public' })
  if (reply.status !== 201) throw new Error(`Not registered: ${JSON.stringify(reply.body)}`)
  studio.sessions.set(email, reply.body.refresh_token)
  books.people.push({ id: reply.body.account.id, email, hasHadIntro: false })
}

/** The pause of a membership, as the API says it. */
export function pauseOf({ pause, planned_pause }: Answer): Pause | null {
  const said = pause ?? planned_pause
  return said ? { from: said.starts_at, until: said.until } : null
}

/** Reads a membership again, as the API answers it now. */
export function takeOver(membership: Membership, answer: Answer): void {
  membership.starts = answer.starts_at
  membership.expires = answer.expires_at
  membership.credits = answer.credits_remaining
  membership.renews = answer.renews_at
  membership.pause = pauseOf(answer)
  membership.isCancelled = answer.status === 'cancelled'
}

/**
 * Reads those that have begun another interval: its credits are there, what was left is not. Places that standing bookings took
 * in the same moment are still to be entered.
 */
export async function renew({ studio, books }: Drawn): Promise<void> {
  const today = localOf(books.zone, books.now).date
  for (const one of books.memberships.filter(({ renews, isCancelled }) => !isCancelled && (renews ?? '9') <= today)) {
    const path = `GET /api/v1/memberships/${one.id}`
    takeOver(one, await done(studio, path))
    one.hasRenewed = true
    if (one.credits === null) continue
    const entries: Answer[] = await done(studio, `${path}/credits`)
    for (const { booking_id, credits, created_at } of entries)
      if (booking_id !== null && created_at === books.now) one.credits -= credits
  }
}

/** Sells a person a membership: mostly from today on, some with few credits, some that end or begin within the classes' days. */
export async function sell({ studio, books, chance }: Drawn, person: Person): Promise<void> {
  const type = chance.one(books.types.filter(({ isActive }) => isActive))
  if (type.isIntro && person.hasHadIntro) return
  const today = localOf(books.zone, studio.clock.now()).date
  const starts_at = chance.one([today, today, today, addDays(today, 3), addDays(today, -2)])
  const answer = await make(studio, 'memberships', {
    client_id: person.id,
    membership_type_id: type.id,
    starts_at,
    ...(type.credits !== null && chance.odds(0.4) && { credits_remaining: chance.below(4) }),
    ...(chance.odds(0.15) && { expires_at: addDays(today, 4 + chance.below(5)) }),
  })
  const membership: Membership = {
    id: answer.id,
    type,
    terms: type.terms,
    holder: person.id,
    members: [],
    starts: '',
    expires: null,
    credits: null,
    renews: null,
    hasRenewed: false,
    pause: null,
    isCancelled: false,
  }
  takeOver(membership, answer)
  await share({ studio, chance }, books, membership)
  books.memberships.push(membership)
  person.hasHadIntro ||= type.isIntro
}

async function share(
  { studio, chance }: Pick<Drawn, 'studio' | 'chance'>,
  books: Books,
  membership: Membership,
): Promise<void> {
  const others = books.people.filter(({ id }) => id !== membership.holder)
  if (membership.type.isIntro || chance.odds(0.5)) return
  membership.members = [chance.one(others).id]
  await done(studio, `PUT /api/v1/memberships/${membership.id}/members`, { client_ids: membership.members })
}
