import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { ownClientId } from '../clients/access.ts'
import { clientById, type ClientRow } from '../clients/queries.ts'

/**
 * A dependant for whom the caller may act: a client without a login whose guardian the caller is. 404 for everybody else's,
 * and for one who has a login by now and acts for themselves.
 */
export function ownDependant(ctx: Ctx, id: number): ClientRow {
  const guardianId = ownClientId(ctx)
  const row = ctx.db.one(clientById, { id })
  // An erasure takes the guardian away, so that an erased client is nobody's.
  const isHers = row?.guardian_id === guardianId && row.password_hash === null
  if (!isHers) throw notFound('dependant')
  return row
}
