import type { Ctx } from '../../../context.ts'
import { toMajor } from '../../../lib/money.ts'
import { ownClientId } from '../../clients/access.ts'
import { processorNow } from '../account/connected.ts'
import { actsFor } from './own.ts'
import { openOf } from './open-queries.ts'

/** The checkouts a client and those they act for have begun: pages that are open, and payments that take days. */
export function openCheckouts(ctx: Ctx) {
  const rows = ctx.db.all(openOf, { client_ids: actsFor(ctx, ownClientId(ctx)), now: processorNow(ctx, ctx.now) })
  return rows.map(
    ({ session_id, client_id, total_minor, under_way_since, pay_url, expires_at, held_until, ...row }) => {
      const is_under_way = under_way_since !== null
      return {
        ...row,
        session_id: session_id!,
        client_id: client_id!,
        checkout_url: is_under_way ? null : pay_url,
        amount: toMajor(total_minor, row.currency),
        held_until: is_under_way ? null : held_until,
        expires_at: is_under_way ? null : expires_at,
        is_under_way,
      }
    },
  )
}
