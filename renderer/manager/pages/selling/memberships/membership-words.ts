import type { Item } from '../../../../api/index.ts'
import type { Messages } from '../../../messages/areas.ts'

export type Membership = Item<'GET /api/v1/memberships'>

/** The day until which a hold is kept that only somebody's hand ends. */
const FOR_EVER = '9999-12-31'

export const TONES = {
  pending: 'info',
  active: 'good',
  paused: 'warn',
  expired: 'plain',
  cancelled: 'plain',
} as const

interface Speaker {
  words: Pick<Messages['memberships'], 'card'>
  date: (day: string) => string
}

/** True if it still counts for the client: not over and not cancelled. */
export const isLive = ({ status }: Pick<Membership, 'status'>) => status !== 'expired' && status !== 'cancelled'

/** "Paused until resumed", or the first day of use again. */
export function formatPause(until: string, { words, date }: Speaker): string {
  return until >= FOR_EVER ? words.card.pausedUntilResumed : words.card.pausedUntil(date(until))
}

/** The dates between which it is valid. */
export function formatDates({ starts_at, expires_at, status }: Membership, { words, date }: Speaker): string {
  if (expires_at) return words.card.dates(date(starts_at), date(expires_at))
  const from = status === 'pending' ? words.card.starts(date(starts_at)) : words.card.started(date(starts_at))
  return `${from}, ${words.card.noEnd}`
}
