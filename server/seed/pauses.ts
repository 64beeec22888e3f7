import { addDays, daysBetween, type LocalDate } from '../lib/time.ts'
import { iso, type Making } from './making.ts'
import type { MembershipType } from './offer.ts'

export interface Pause {
  from: LocalDate
  until: LocalDate
  /** The membership’s last day after it. */
  expiresOn: LocalDate | null
  /** True if it goes on when the studio is found. */
  isOn: boolean
}

/** Pauses of absent clients: a few of the passes in the past, and a few subscriptions that are paused at the end. */
export function pausing(making: Making) {
  const random = making.random('pauses')
  const rows = making.table('membership_pauses', [
    'id',
    'membership_id',
    'starts_on',
    'planned_until_on',
    'ended_on',
    'ended_at',
    'created_at',
  ])
  return (
    membershipId: number,
    type: MembershipType,
    startsOn: LocalDate,
    endsOn: LocalDate | null,
    today: LocalDate,
  ): Pause | undefined => {
    if (type.isIntro || type.credits !== null || random() > 0.03) return undefined
    const add = (from: LocalDate, until: LocalDate, isOn: boolean) => {
      const at = iso(Date.parse(`${from}T06:00:00Z`))
      const ended = isOn ? [null, null] : [until, iso(Date.parse(`${until}T06:00:00Z`))]
      rows.add(rows.next(), membershipId, from, until, ...ended, at)
    }
    if (type.type === 'subscription') {
      const from = addDays(today, -6)
      if (endsOn !== null || startsOn > addDays(today, -40)) return undefined
      const until = addDays(today, 5 + Math.floor(random() * 30))
      add(from, until, true)
      return { from, until, expiresOn: null, isOn: true }
    }
    const from = addDays(startsOn, 6)
    const until = addDays(from, 7)
    if (until > today || endsOn === null) return undefined
    add(from, until, false)
    return { from, until, expiresOn: addDays(endsOn, daysBetween(from, until)), isOn: false }
  }
}
