import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { grantToSpend, type Grant } from '../../memberships/credit-rules.ts'
import { unusableReasons, type Use, type UsableMembership } from '../../memberships/usability-rules.ts'
import { localDate, type LocalDate } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** What pays for a booking: a membership and, unless it is unlimited, the ledger entry its credit comes from. */
export interface Entitlement {
  membership_id: number
  grant_id: number | null
}

export type Choice = { kind: 'entitled'; entitlement: Entitlement } | { kind: 'refuse'; reasons: Reason[] }

/** The order in which reasons against several memberships are told. */
const TOLD_FIRST: ErrorCode[] = [
  'MEMBERSHIP_CANCELLED',
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
  'MEMBERSHIP_PAUSED',
  'NO_CREDITS_LEFT',
  'PAYMENT_PAST_DUE',
  'NOT_COVERED',
]

interface Candidate {
  membership: UsableMembership
  grant: Grant | undefined
}

/**
 * Which of a client's memberships pays for a class on `use.on`: the one named, whatever others there are; else the first
 * usable one: subscriptions and time passes before packs and drop-ins, rollover credits first, then what expires first,
 * then the lower id. If none is usable, what is wrong with each, every kind of fault once.
 */
export function chooseMembership(memberships: readonly UsableMembership[], use: Use, namedId?: number | null): Choice {
  const named = memberships.filter(({ id }) => id === namedId)
  const eligible = typeof namedId === 'number' ? named : memberships.filter(({ status }) => status !== 'cancelled')
  const today = localDate(use.now, use.timezone)
  const candidates = eligible
    .map((membership) => ({ membership, grant: grantFor(membership, today) }))
    .sort(byPreference)
  const against: Reason[] = []
  for (const { membership, grant } of candidates) {
    const reasons = unusableReasons(membership, use)
    if (reasons.length === 0) {
      return { kind: 'entitled', entitlement: { membership_id: membership.id, grant_id: grant?.id ?? null } }
    }
    against.push(...reasons)
  }
  return { kind: 'refuse', reasons: against.length > 0 ? onePerCode(against) : [noEntitlement()] }
}

function grantFor(membership: UsableMembership, today: LocalDate): Grant | undefined {
  return membership.unlimited ? undefined : grantToSpend(membership.grants, today)
}

function byPreference(a: Candidate, b: Candidate): number {
  const ranks = [
    Number(isPack(a)) - Number(isPack(b)),
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
