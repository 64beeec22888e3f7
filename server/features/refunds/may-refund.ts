import type { Act } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { staffAccount } from '../auth/queries.ts'
import { REFUND_PERMISSION } from './contract.ts'

/** Whether whoever acts may give money back: staff with the permission, never the system by itself. */
export function mayRefund(reader: Reader, { actor }: Pick<Act, 'actor'>): boolean {
  if (actor.kind !== 'staff' || actor.id === null) return false
  const account = reader.one(staffAccount, { id: actor.id })
  if (!account || account.kind !== 'manager') return false
  return account.is_owner === true || (account.permissions ?? []).includes(REFUND_PERMISSION)
}
