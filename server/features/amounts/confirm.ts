import { invalid, Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { saveSettings } from '../settings/change.ts'
import { keptAmounts } from './queries.ts'

/**
 * Keeps with how many decimals the amounts were kept; where that is other than the currency's, the studio starts again, and
 * its start brings them to it. AMOUNTS_CLEAR where nobody asks; 422 for a reading that was not offered.
 */
export async function confirmAmounts(ctx: Ctx, given: number) {
  const confirmed = await ctx.write((tx) => {
    const { currency, is_unclear, readings } = keptAmounts(tx)
    if (!is_unclear) throw new Refusal('AMOUNTS_CLEAR', say('amounts.are_clear'))
    if (!readings.some((reading) => reading.decimals === given)) throw invalid('decimals', say('amounts.not_a_reading'))
    saveSettings(tx, { currency_decimals: given, updated_at: ctx.now })
    audit(tx, ctx, 'studio.amounts', { entity: 'studio', id: 1, after: { currency, decimals: given } })
    return keptAmounts(tx)
  })
  if (given !== decimals(confirmed.currency)) ctx.restart()
  return confirmed
}
