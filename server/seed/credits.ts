import type { LocalDate } from '../lib/time.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'
import { iso, type Making } from './making.ts'
import type { MembershipType } from './offer.ts'

/** An entry that gave credits, and what is left of it. */
export interface Grant {
  id: number
  left: number
  /** Credits rolled over from the interval before are spent first. */
  rolled: boolean
}

interface OfMembership {
  id: number
  type: MembershipType
  grants: Grant[]
}

export interface Credits {
  /** The credits that a membership begins with. */
  begin(membership: OfMembership, at: number): void
  /** Takes one for a booking; gives what gives it back. The membership has one left. */
  spend(membership: OfMembership, bookingId: number, at: number): (at: number) => void
  /** Unused credits lapse but for those that roll over once, then the new ones come (see `renewalEntries`). */
  renew(membership: OfMembership, on: LocalDate, at: number): void
}

const booked = say('credits.booked')
const givenBack = say('credits.given_back')

/** The ledger of credits: every one given, taken, given back and lapsed. */
export function keepCredits(making: Making): Credits {
  const rows = making.table('credit_entries', [
    'id',
    'membership_id',
    'kind',
    'credits',
    'grant_id',
    'reason',
    'booking_id',
    'actor_kind',
    'created_at',
  ])
  const write = (
    { id: membershipId }: OfMembership,
    at: number,
    kind: string,
    credits: number,
    of: { grantId?: number; bookingId?: number; reason: Said },
  ): number => {
    const id = rows.next()
    const { grantId = null, bookingId = null, reason } = of
    rows.add(id, membershipId, kind, credits, grantId, reason, bookingId, 'system', iso(at))
    return id
  }
  return {
    begin: (membership, at) => {
      const { credits } = membership.type
      if (credits === null) return
      const id = write(membership, at, 'grant', credits, { reason: say('credits.at_start') })
      membership.grants.push({ id, left: credits, rolled: false })
    },
    spend: (membership, bookingId, at) => {
      const left = membership.grants.filter((grant) => grant.left > 0)
      const grant = left.find(({ rolled }) => rolled) ?? left[0]!
      write(membership, at, 'spend', -1, { grantId: grant.id, bookingId, reason: booked })
      grant.left -= 1
      return (later) => {
        write(membership, later, 'return', 1, { grantId: grant.id, bookingId, reason: givenBack })
        grant.left += 1
      }
    },
    renew: (membership, on, at) => {
      const { credits, rollover } = membership.type
      if (credits === null) return
      const reason = say('credits.renewed', { on })
      const unused = membership.grants.filter(({ left }) => left > 0)
      const fresh = unused.reduce((sum, { left, rolled }) => sum + (rolled ? 0 : left), 0)
      for (const { id: grantId, left } of unused) write(membership, at, 'lapse', -left, { grantId, reason })
      const rolled = Math.min(fresh, rollover)
      membership.grants = []
      if (rolled > 0) {
        const id = write(membership, at, 'rollover', rolled, { reason })
        membership.grants.push({ id, left: rolled, rolled: true })
      }
      const id = write(membership, at, 'grant', credits, { reason })
      membership.grants.push({ id, left: credits, rolled: false })
    },
  }
}
