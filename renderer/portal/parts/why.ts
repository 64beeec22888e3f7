import type { Reason } from '../../api/index.ts'

/** A rule that refuses, with the step that would help by its name. */
export type Why = Pick<Reason, 'code' | 'detail' | 'value'> & { fix?: string | null | undefined }

/** Returns the reasons of a refusal, or its own sentence if it names none. */
export function reasonsOf(problem: { code: string; detail: string; reasons?: Reason[] }): readonly Why[] {
  return problem.reasons?.length ? problem.reasons : [problem]
}

/** Returns the reasons that prevent booking: not a full class, which says so itself, nor one that paying at the studio solves. */
export const hindrances = <One extends Why>(reasons: readonly One[]): One[] =>
  reasons.filter(({ code, fix }) => code !== 'CLASS_FULL' && fix !== 'pay_at_studio')

/** That a membership would be needed, or another one: one sentence of these is enough. */
const LACKS = /^(MEMBERSHIP_\w+|NO_ENTITLEMENT|NO_CREDITS_LEFT|NOT_ENOUGH_CREDITS|NOT_COVERED)$/

export const isLack = ({ code }: Pick<Why, 'code'>): boolean => LACKS.test(code)

/** Returns the reasons to show at the button: the first about missing payment for the class, and everything else. */
export function firstLack<One extends Why>(reasons: readonly One[]): One[] {
  const lack = reasons.find(isLack)
  return reasons.filter((reason) => reason === lack || !isLack(reason))
}

/** Returns the cost of paying at the studio, if that is all it takes to book; null otherwise. */
export function costThere<Cost>(
  allowed: { pay_at_studio: Cost | null; reasons: readonly Why[] } | undefined,
): Cost | null {
  return allowed && hindrances(allowed.reasons).length === 0 ? allowed.pay_at_studio : null
}

/** True if a refused booking would do if it were paid at the studio. */
export const isPayableThere = (problem: Parameters<typeof reasonsOf>[0]): boolean =>
  reasonsOf(problem).every(({ fix }) => fix === 'pay_at_studio')

/** The class's own price, where paying it is all it takes to book; null otherwise. */
export function placeOffer<Offered extends { kind: string }>(
  allowed: { offers: readonly Offered[]; reasons: readonly Why[] } | undefined,
): Offered | null {
  // A full class is paid for by nobody.
  if (!allowed || allowed.reasons.some((reason) => !isLack(reason))) return null
  return allowed.offers.find(({ kind }) => kind === 'class') ?? null
}

/**
 * Returns how to word a lack beside its remedies: only its fact if no membership would do, or the class has a price.
 * `null`: nothing, for a client who has no membership and needs none.
 */
export function lackTold({ code }: Why, offers: readonly { kind: string }[]): 'as_told' | 'not_covered' | null {
  const isHelped = offers.some(({ kind }) => kind === 'membership_type') && !offers.some(({ kind }) => kind === 'class')
  if (isHelped) return 'as_told'
  if (code === 'NOT_COVERED') return 'not_covered'
  return code === 'NO_ENTITLEMENT' && offers.length > 0 ? null : 'as_told'
}
