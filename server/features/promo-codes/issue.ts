import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { groupCode, makeCode } from '../../lib/code-rules.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { addDays, addMilliseconds, endOfDay, localDate } from '../../lib/time.ts'
import type { Random } from '../../ports/random/port.ts'
import { settingsOf } from '../settings/queries.ts'

const LENGTH = 8
const BYTES = 5

/**
 * Makes a code that one client can use once, good to the end of the last of so many days, today being the first. `value`: a
 * percentage, or an amount in major units. Gives its id.
 */
export function issuePromo(
  tx: Tx,
  act: Act,
  random: Random,
  terms: { client_id: number; discount_type: 'percentage' | 'fixed_amount'; value: number; valid_days: number },
): number {
  const { client_id, discount_type, value, valid_days } = terms
  const { currency, timezone } = settingsOf(tx)
  const last = addDays(localDate(act.now, timezone), valid_days - 1)
  const isPercentage = discount_type === 'percentage'
  return tx.run(
    db.insertInto('promo_codes').values({
      code: groupCode(makeCode(random.bytes(BYTES), LENGTH), LENGTH / 2),
      client_id,
      discount_type,
      discount_percent: isPercentage ? value : null,
      discount_minor: isPercentage ? null : Math.max(1, Math.round(value * 10 ** decimals(currency))),
      applicable_membership_type_ids: [],
      max_uses: 1,
      one_per_client: true,
      valid_from: act.now,
      valid_until: addMilliseconds(endOfDay(last, timezone), -1),
      created_at: act.now,
      updated_at: act.now,
    }),
  ).id
}
