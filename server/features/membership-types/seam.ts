import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'

/**
 * The memberships of a type that have not ended take over the terms it has now: all of them, or those under the terms it had
 * before (`former`; null: nobody had said what they cover).
 */
export type TermsFollower = (tx: Tx, act: Act, typeId: number, termsId: number, former?: number | null) => void
