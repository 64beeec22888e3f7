import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../api/errors.ts'
import { addMinutes, type Instant } from '../../../lib/time.ts'
import type { Secrets } from '../../../secrets.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** For how long a code is good: long enough to walk to the door with it, too short to pass it on. */
export const CODE_MINUTES = 10

/** A code by which a booking can be checked in: `<booking id>.<seconds until which it is good>.<signature>`. */
export function makeCheckInCode(secrets: Secrets, bookingId: number, now: Instant) {
  const seconds = Math.floor(Date.parse(addMinutes(now, CODE_MINUTES)) / 1000)
  const signed = `${bookingId}.${seconds}`
  return { code: `${signed}.${signature(secrets, signed)}`, expires_at: new Date(seconds * 1000).toISOString() }
}

/** Refuses (CHECK_IN_CODE_INVALID) a code that is forged, has run out or is another booking's. Needs the key, nothing else. */
export function readCheckInCode(secrets: Secrets, code: string, wanted: { bookingId: number; now: Instant }): void {
  if (bookingOfCode(secrets, code, wanted.now) !== wanted.bookingId) throw notOfBooking()
}

/** The booking that a code is of; CHECK_IN_CODE_INVALID where it is forged or has run out. */
export function bookingOfCode(secrets: Secrets, code: string, now: Instant): number {
  const [, id, seconds, given = ''] = /^(\d{1,15})\.(\d{1,12})\.([0-9a-f]{32})$/.exec(code) ?? []
  const expected = signature(secrets, `${id}.${seconds}`)
  const isGenuine = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  if (!isGenuine) throw notOfBooking()
  if (Number(seconds) * 1000 < Date.parse(now)) {
    throw new Refusal('CHECK_IN_CODE_INVALID', say('bookings.code_has_run_out'))
  }
  return Number(id)
}

function notOfBooking(): Refusal {
  return new Refusal('CHECK_IN_CODE_INVALID', say('bookings.code_does_not_belong'))
}

function signature(secrets: Secrets, signed: string): string {
  return secrets.hash('check-in code', signed).slice(0, 32)
}
