import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { ownClientId } from '../clients/access.ts'
import { clientById, type ClientRow } from '../clients/queries.ts'

/**
 * The dependant for whom the caller may act: a client without a login whose guardian she is. Everybody else's, and one who
 * signs in by now and acts for herself, is 404.
 */
export function ownDependant(ctx: Ctx, id: number): ClientRow {
  const guardianId = ownClientId(ctx)
  const row = ctx.db.one(clientById, { id })
  // An erasure takes the guardian away, so that an erased client is nobody's.
  const isHers = row?.guardian_id === guardianId && row.password_hash === null
  if (!isHers) throw notFound('dependant')
  return row
}
