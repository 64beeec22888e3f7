import { Refusal } from '../../../server/http/errors.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { bearerKey } from './key-rules.ts'
import { licenseOf } from './queries.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/** Returns what the key of a request is good for. LICENSE_KEY_INVALID if there is no key, or it is nobody's. */
export async function verify({ store, keys, now, header }: Ctx) {
  const key = bearerKey(header('authorization'))
  const license = key && (await licenseOf(store, keys.hashOf(key)))
  if (!license) throw new Refusal<ErrorCode>('LICENSE_KEY_INVALID', say('license.check_key'))
  const { plan, status, current_period_end } = license
  return { plan, status, current_period_end, checked_at: now }
}
