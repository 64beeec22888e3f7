import type { Contract as AnyContract } from '../http/operation.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

export type { Limit } from '../http/operation.ts'

/** How far a role reaches: every record, or only those that are its own (strangers' records answer 404). */
export type Reach = 'all' | 'own'

/**
 * The callers of an operation: anybody without signing in (`public`), or the roles named. Managers always name the permission
 * they need, or that only an owner may call it. Operations for kiosks are for no other role.
 */
export type Access =
  | 'public'
  | { manager?: Permission | 'any' | 'owner'; instructor?: Reach; client?: Reach }
  | { kiosk: 'all' }

/** The operations of one domain of the studio, by method and path. */
export type Contract = AnyContract<ErrorCode, Access>
