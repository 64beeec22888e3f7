import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { grantToSpend, type Grant } from '../../memberships/credit-rules.ts'
import { unusableReasons, type Use, type UsableMembership } from '../../memberships/usability-rules.ts'
import { COVERS_ALL, narrowness, type CoverageTerms } from '../../membership-types/coverage-rules.ts'
import { addHours, localDate, type Instant, type LocalDate } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** The membership that pays for a booking, and how many credits it takes (0 from an unlimited one). */
export interface Entitlement {
  membership_id: number
  credits: number
}

export type Choice =
  /** `opens_at` is when the class opened, or opens, to the holder; `passed` is what staff have insisted against. */
  | { kind: 'entitled'; entitlement: Entitlement; opens_at: Instant | null; passed: Reason[] }
  /** Some would pay, but the class opens to their holder only then. */
  | { kind: 'wait'; opens_at: Instant }
  | { kind: 'refuse'; reasons: Reason[] }

/** The start of a class, and the time it opens to everybody; null: it is open. */
export interface Opening {
  starts_at: Instant
  opens_at: Instant | null
}

export interface Wanted {
  /** The membership that is to pay, whatever others there are. */
  named_id?: number | null | undefined
  /** Staff insist: the window is passed, and of the one that is named coverage, place, times and limits. */
  force?: boolean
  /** Absent: whether the class is open is not asked. */
  opening?: Opening
}

/** The reasons against memberships, in the order in which they are listed if there are several. */
export const TOLD_FIRST: readonly ErrorCode[] = [
  'MEMBERSHIP_CANCELLED',
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
  'MEMBERSHIP_PAUSED',
  'NO_CREDITS_LEFT',
  'NOT_ENOUGH_CREDITS',
  'MEMBERSHIP_DAY_LIMIT',
  'MEMBERSHIP_WEEK_LIMIT',
  'MEMBERSHIP_UPCOMING_LIMIT',
  'PAYMENT_PAST_DUE',
  'MEMBERSHIP_OUTSIDE_TIMES',
  'MEMBERSHIP_OTHER_LOCATION',
  'NOT_COVERED',
]

interface Candidate {
  membership: UsableMembership
  grant: Grant | undefined
  narrowness: number
}

/**
 * Which of the memberships that a client may use pays for a class on `use.on`: the one named, whatever others there are; else
 * the first usable one that the class is open to: subscriptions and time passes before packs and drop-ins, their own before
 * shared ones, the narrower before the wider, rollover credits first, then what expires first, then the lower id. If none is
 * usable, what is wrong with each, every kind of fault once; of one that was cancelled only where it is named or alone.
 */
export function chooseMembership(memberships: readonly UsableMembership[], use: Use, wanted: Wanted = {}): Choice {
  const { named_id, force = false, opening } = wanted
  const isNamed = typeof named_id === 'number'
  const asked = { ...use, is_forced: force && isNamed }
  const going = memberships.filter(({ status }) => status !== 'cancelled')
  const candidates = (isNamed || going.length === 0 ? memberships : going)
    .filter(({ id }) => !isNamed || id === named_id)
    .map((membership) => candidate(membership, use))
    .sort(byPreference)
    .map(({ membership }) => ({ membership, reasons: unusableReasons(membership, asked) }))
  const usable = candidates.filter(({ reasons }) => reasons.length === 0).map(({ membership }) => membership)
  if (usable.length === 0) {
    const against = candidates.flatMap(({ reasons }) => reasons)
    return { kind: 'refuse', reasons: against.length > 0 ? onePerCode(against) : [noEntitlement()] }
  }
  const paying = force || !opening ? usable[0] : usable.find((membership) => isOpenTo(membership, opening, use.now))
  if (!paying) return { kind: 'wait', opens_at: firstOpening(usable, opening!) }
  const credits = paying.unlimited ? 0 : (use.what?.credit_cost ?? 1)
  const passed = asked.is_forced ? unusableReasons(paying, use) : []
  const opens_at = opening ? opensTo(paying, opening) : null
  return { kind: 'entitled', entitlement: { membership_id: paying.id, credits }, opens_at, passed }
}

/** The time a membership's holder may book a class from: as everybody, or earlier by its own hours; null: at any time. */
export function opensTo(
  { terms }: { terms?: Pick<CoverageTerms, 'booking_open_hours_before'> },
  { starts_at, opens_at }: Opening,
): Instant | null {
  const hours = terms?.booking_open_hours_before ?? null
  if (opens_at === null || hours === null) return opens_at
  const own = addHours(starts_at, -hours)
  return own < opens_at ? own : opens_at
}

function isOpenTo(membership: UsableMembership, opening: Opening, now: Instant): boolean {
  const opens_at = opensTo(membership, opening)
  return opens_at === null || now >= opens_at
}

const firstOpening = (memberships: readonly UsableMembership[], opening: Opening): Instant =>
  memberships.flatMap((membership) => opensTo(membership, opening) ?? []).sort()[0]!

function candidate(membership: UsableMembership, { now, timezone, what }: Use): Candidate {
  const grant = membership.unlimited ? undefined : grantToSpend(membership.grants, localDate(now, timezone))
  return { membership, grant, narrowness: what ? narrowness(membership.terms ?? COVERS_ALL, what) : 0 }
}

function byPreference(a: Candidate, b: Candidate): number {
  const ranks = [
    Number(isPack(a)) - Number(isPack(b)),
    Number(a.membership.is_shared ?? false) - Number(b.membership.is_shared ?? false),
    b.narrowness - a.narrowness,
    Number(isRollover(b)) - Number(isRollover(a)),
    endOf(a).localeCompare(endOf(b)),
    a.membership.id - b.membership.id,
  ]
  return ranks.find((rank) => rank !== 0) ?? 0
}

function isPack({ membership }: Candidate): boolean {
  return membership.type === 'class_pack' || membership.type === 'drop_in'
}

function isRollover({ grant }: Candidate): boolean {
  return grant?.kind === 'rollover'
}

/** The day on which what would be used runs out: the membership's last day or, if sooner, its credit's. */
function endOf({ membership, grant }: Candidate): LocalDate {
  const days = [membership.expires_on, grant?.expires_on ?? null].filter((day) => day !== null)
  return days.sort()[0] ?? '9999-12-31'
}

function onePerCode(reasons: Reason[]): Reason[] {
  const first = reasons.filter((reason, at) => reasons.findIndex(({ code }) => code === reason.code) === at)
  return first.sort((a, b) => TOLD_FIRST.indexOf(a.code) - TOLD_FIRST.indexOf(b.code))
}

function noEntitlement(): Reason {
  const detail = say('bookings.there_is_no_membership')
  return { code: 'NO_ENTITLEMENT', detail, rule: 'entitlement', fix: 'buy_membership' }
}
