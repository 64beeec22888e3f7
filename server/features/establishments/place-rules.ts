import type { Reason } from '../../api/errors.ts'
import type { Said } from '../../lib/sayings/sayings.ts'

/** The location made with the studio, meant wherever none is named. */
export const FIRST_ESTABLISHMENT = 1

/** Where something is that names a location, or none. */
export const locationOf = (named: number | null): number => named ?? FIRST_ESTABLISHMENT

/**
 * The location to show to clients; null if the studio has only one. `first`: the name of the first location if there are
 * several, used where none is `named`.
 */
export const placeSaid = (first: string | null, named: string | null | undefined): string | null =>
  // An answer that was kept from a former version does not know.
  first === null || named === undefined ? null : (named ?? first)

/** True if what names a location, or none, is at the one that is asked for; null: anywhere. */
export const isAt = (named: number | null, wanted: number | null): boolean =>
  wanted === null || locationOf(named) === wanted

/** The rule that nothing new is planned at a closed location, as a reason. */
export function closedPlace({ id }: { id: number }, detail: Said): Reason {
  return { code: 'ESTABLISHMENT_INACTIVE', detail, rule: 'is_active', value: id }
}
