import type { Reader } from '../../db/writer.ts'
import { localDate, toInstant, type LocalDate } from '../../lib/time.ts'
import { processorSettings } from '../billing/account/queries.ts'
import { coveredClass, type CoverableClass } from '../bookings/booking/covered-class.ts'
import { againstPayingThere, singlePrices } from '../bookings/paying/single-price.ts'
import type { CoverageTerms } from '../membership-types/coverage-rules.ts'
import { ownAndShared, pausesOfMembership } from '../memberships/queries.ts'
import type { Settings } from '../settings/queries.ts'
import type { Replay } from './replay-rules.ts'
import { paysThen, type PassOfWaiting } from './waiting-rules.ts'
import { dayOfPlace, timeOfPlace } from './week-rules.ts'

/** A class that somebody waits for, with what its prices hang on. */
interface WaitedFor extends CoverableClass {
  class_id: number
  name: string
  own_price_minor: number | null
  /** That of its template alone, which an added class has. */
  template_price_minor: number | null
  pay_in_advance: boolean
}

interface Asked {
  settings: Settings
  classes: readonly WaitedFor[]
  /** The first day of the weeks. */
  monday: LocalDate
  termsOf: (id: number | null) => CoverageTerms
}

/** True for clients on a waitlist who would get a spot in such a class at another time; see `paysThen`. */
export function payingOf(reader: Reader, { settings, classes, monday, termsOf }: Asked): Replay['pays'] {
  const { timezone } = settings
  const byId = new Map(classes.map((cls) => [cls.class_id, cls]))
  const priceOf = singlePrices(reader, settings)
  const isOnline = settings.self_service_purchases_enabled && reader.one(processorSettings, {}) !== undefined
  const known = new Map<number, PassOfWaiting[]>()
  const passesOf = (client_id: number) => {
    const passes = known.get(client_id) ?? passesOfWaiting(reader, client_id, timezone, termsOf)
    known.set(client_id, passes)
    return passes
  }
  return ({ class_id, client_id }, { week, at, is_added }) => {
    const waited = byId.get(class_id)!
    const starts_at = toInstant(timezone, dayOfPlace(monday, week, at), timeOfPlace(at).start_time)
    const own_price_minor = is_added ? waited.template_price_minor : waited.own_price_minor
    const cls = { ...waited, starts_at, own_price_minor }
    const price = priceOf(cls)
    const isPaidThere = settings.pay_at_studio_enabled && !againstPayingThere(cls, price, settings)
    const alone = { price_minor: price.price_minor, can_be_paid: isOnline || isPaidThere }
    return paysThen(passesOf(client_id), coveredClass(cls, timezone), alone)
  }
}

function passesOfWaiting(
  reader: Reader,
  client_id: number,
  timezone: string,
  termsOf: (id: number | null) => CoverageTerms,
): PassOfWaiting[] {
  return reader.all(ownAndShared, { client_id }).map((row) => {
    const { id, type, status, starts_on, expires_on, cancelled_at, terms_id } = row
    const cancelled_on = cancelled_at === null ? null : localDate(cancelled_at, timezone)
    const pauses = reader.all(pausesOfMembership, { membership_id: id })
    return { type, status, starts_on, expires_on, cancelled_on, pauses, terms: termsOf(terms_id) }
  })
}
