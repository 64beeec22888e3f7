import type { Reader } from '../../../db/writer.ts'
import { asOffered } from '../../membership-types/offered-rules.ts'
import { loadType, type MembershipTypeRow } from '../../membership-types/queries.ts'
import type { CheckoutRow } from './queries.ts'

/** The type of the membership that a checkout sells, as it was when that began: the studio may sell it otherwise by now. */
export function typeOffered(
  reader: Reader,
  { membership_type_id, offered }: Pick<CheckoutRow, 'membership_type_id' | 'offered'>,
): MembershipTypeRow {
  return asOffered(loadType(reader, membership_type_id!), offered)
}
