import type { Answer } from '../../../../../api/index.ts'

type Holders = Answer<'GET /api/v1/membership-types/{membership_type_id}/holders'>

/**
 * The reason to ask about the terms of those who have a type: its coverage is set for the first time, it covers less, or some
 * of them have former terms, which may be wider than the new ones.
 */
export type Reason = 'first' | 'narrows' | 'former'

/** The reason to ask about those who have a type; null: nobody has it, or nothing is taken from anybody. */
export function reasonToAsk({ holders, on_former_terms, is_said }: Holders, isWider: boolean): Reason | null {
  if (holders === 0) return null
  if (!is_said) return 'first'
  if (!isWider) return 'narrows'
  return on_former_terms > 0 ? 'former' : null
}
