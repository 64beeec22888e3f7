import { implement } from '../../api/implement.ts'
import { loadClient } from '../clients/load.ts'
import { dependantsOf } from '../clients/queries.ts'
import { ownClientId, requireOwnClient } from '../clients/access.ts'
import { chargesContract } from './contract.ts'
import { chargesOfClient, presentCharge, type ChargeRow } from './queries.ts'
import { settleCharge, waiveCharge } from './settle.ts'
import { readingOf } from '../settings/reading.ts'

/** A client does not hear of a fee before it is due, nor of one that was waived until then; of one they paid always. */
function isKnownToClient({ status, waived_at, settled_at, due_at }: ChargeRow): boolean {
  return status !== 'pending' && (waived_at === null || settled_at !== null || waived_at >= due_at)
}

export const chargesRoutes = implement(chargesContract, {
  'GET /api/v1/clients/{client_id}/charges': (ctx, { params: { client_id } }) => {
    requireOwnClient(ctx, client_id)
    loadClient(ctx.db, client_id)
    const charges = ctx.db.all(chargesOfClient, { client_id })
    const shown = ctx.caller.role === 'client' ? charges.filter(isKnownToClient) : charges
    const reading = readingOf(ctx.db, ctx)
    return shown.map((charge) => presentCharge(charge, reading))
  },
  'GET /api/v1/clients/me/owed': (ctx) => {
    const id = ownClientId(ctx)
    const children = ctx.db.all(dependantsOf, { guardian_id: id }).filter(({ is_active }) => is_active)
    const reading = readingOf(ctx.db, ctx)
    return [loadClient(ctx.db, id), ...children]
      .flatMap(({ id: client_id, full_name: client_name }) =>
        ctx.db.all(chargesOfClient, { client_id }).map((charge) => ({ charge, client_name })),
      )
      .filter(({ charge }) => charge.status === 'due')
      .toSorted((a, b) => a.charge.id - b.charge.id)
      .map(({ charge, client_name }) => ({ ...presentCharge(charge, reading), client_name }))
  },
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/settle': (ctx, { params, body }) =>
    settleCharge(ctx, params, body),
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/waive': (ctx, { params, body }) =>
    waiveCharge(ctx, params, body.reason),
})
