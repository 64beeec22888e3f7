import type { Answer } from '../../../../api/index.ts'

export type Eligibility = Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>
export type Offer = Eligibility['offers'][number]
export type Payer = NonNullable<Eligibility['memberships']>[number]

/** No membership: the spot is unpaid. */
export const NOBODY = 0

/**
 * The memberships to choose from for a place that is being booked: those that pay; where none does, those that pay if staff insist,
 * and none.
 */
export function choicesOf(memberships: readonly Payer[]): (Payer | typeof NOBODY)[] {
  const usable = memberships.filter(({ reasons }) => reasons.length === 0)
  if (usable.length > 0) return usable.length > 1 ? usable : []
  const forcible = memberships.filter(({ is_forcible }) => is_forcible)
  return forcible.length > 0 ? [NOBODY, ...forcible] : []
}

interface Words {
  left: (n: number) => string
  takes: (n: number) => string
  shared: string
}

/** The credits left on a membership and what it takes, in a line: "8 credits left, takes 2". */
export function payerDetail({ credits, credits_left, is_shared }: Payer, m: Words, unlimited: string): string {
  const left = credits_left === null ? unlimited : m.left(credits_left)
  const takes = credits_left === null || credits === 1 ? '' : m.takes(credits)
  return [left, takes, is_shared ? m.shared : ''].filter(Boolean).join(', ')
}
