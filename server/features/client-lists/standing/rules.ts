import type { LocalDate } from '../../../lib/time.ts'

export interface Held {
  id: number
  status: 'pending' | 'active' | 'paused'
  expires_on: LocalDate | null
  unlimited: boolean
  credits: number
  /** The person who shares it with the client; null: it is the client's. */
  holder_id?: number | null
}

const RANK = { active: 0, paused: 1, pending: 2 } as const
const FOREVER = '9999'

/** True if there is something left of it to book with, now or later. */
export const hasLeft = ({ unlimited, credits }: Held): boolean => unlimited || credits > 0

/** The membership of several that counts most: what is left of before what is used up, their own before a shared one, active before paused before pending, then the one that lasts longest. */
export function foremost<One extends Held>(held: readonly One[]): One | undefined {
  return held.toSorted(
    (a, b) =>
      Number(hasLeft(b)) - Number(hasLeft(a)) ||
      Number(Boolean(a.holder_id)) - Number(Boolean(b.holder_id)) ||
      RANK[a.status] - RANK[b.status] ||
      (b.expires_on ?? FOREVER).localeCompare(a.expires_on ?? FOREVER) ||
      a.id - b.id,
  )[0]
}

/** The credits left of those that are active; null where none has credits, or one is unlimited. */
export function creditsOf(held: readonly Held[]): number | null {
  const active = held.filter(({ status }) => status === 'active')
  if (active.length === 0 || active.some(({ unlimited }) => unlimited)) return null
  return active.reduce((sum, { credits }) => sum + credits, 0)
}

/** Days after which it is known how often somebody comes. */
const SPAN = 90
const MONTH = 30

/** Visits a month, to one decimal, from those of the last 90 days; of who came later, from the days since, at least a month. */
export function visitsAMonth(visits: number, daysHere: number): number {
  const days = Math.min(SPAN, Math.max(MONTH, daysHere))
  return Math.round((visits / days) * MONTH * 10) / 10
}
