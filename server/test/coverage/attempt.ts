import assert from 'node:assert/strict'
import { bookSomehow, nameOthers, readEligibility, walkIn } from './booking.ts'
import type { Membership } from './books.ts'
import { atKiosk, guest } from './doors.ts'
import { done, type Drawn } from './drawn.ts'
import { payBy, payInCash } from './paying.ts'
import { waitForPlace } from './queue.ts'
import { startStanding } from './standing.ts'

type Attempt = (drawn: Drawn) => Promise<boolean>

const ATTEMPTS: readonly (readonly [number, string, Attempt])[] = [
  [34, 'eligibility, staff', (drawn) => readEligibility(drawn, 'staff')],
  [16, 'eligibility, client', (drawn) => readEligibility(drawn, 'client')],
  [30, 'booking', bookSomehow],
  [1, 'another’s membership', nameOthers],
  [5, 'walk-in', walkIn],
  [2, 'waitlist', waitForPlace],
  [5, 'another membership', (drawn) => payBy(drawn, 'change')],
  [4, 'pay by membership', (drawn) => payBy(drawn, 'pay')],
  [2, 'pay in cash', payInCash],
  [1, 'guest', guest],
  [5, 'standing booking', startStanding],
  [2, 'kiosk', atKiosk],
]
const WEIGHT = ATTEMPTS.reduce((sum, [weight]) => sum + weight, 0)

/** Makes one attempt and compares it with the oracle; gives its name, or undefined where there was nothing to try. */
export async function attempt(drawn: Drawn): Promise<string | undefined> {
  let left = drawn.chance.below(WEIGHT)
  for (const [weight, name, one] of ATTEMPTS) {
    left -= weight
    if (left < 0) return (await one(drawn)) ? name : undefined
  }
  return undefined
}

/** Holds the credits and places of the books against those of the studio. */
export async function balance({ studio, books }: Drawn): Promise<void> {
  const counted = books.memberships.filter(({ credits }) => credits !== null)
  for (const membership of counted) {
    const { credits_remaining } = await done(studio, `GET /api/v1/memberships/${membership.id}`)
    const expected: Pick<Membership, 'id' | 'credits'> = { id: membership.id, credits: membership.credits }
    assert.deepEqual({ id: membership.id, credits: credits_remaining }, expected)
  }
  const report = await done(studio, 'GET /api/v1/studio/integrity')
  const broken = report.invariants.filter(({ ok }: { ok: boolean }) => !ok)
  assert.deepEqual(broken, [])
}
