import type { z } from 'zod'
import { requirePermission } from '../../../api/access.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { giveTag, takeTag } from '../../tags/assign.ts'
import { clientTag, loadTag } from '../../tags/queries.ts'
import type { bulkContract } from './contract.ts'
import { sendMessage } from './message.ts'
import { personById, type Person } from './queries.ts'
import type { SkipReason } from './reason-values.ts'

type Body = z.output<(typeof bulkContract)['POST /api/v1/clients/bulk']['body']>
type Done = z.output<(typeof bulkContract)['POST /api/v1/clients/bulk']['answer']>

/** Does the same for several clients and tells for whom it was done, and why not for the others. */
export function changeClients(ctx: Ctx, { client_ids, action }: Body): Promise<Done> {
  if (action.kind === 'message') requirePermission(ctx.caller, 'marketing.manage')
  return ctx.write((tx) => {
    if (action.kind !== 'message') loadTag(tx, action.tag_id)
    const done: Done = { done: [], skipped: [] }
    for (const id of client_ids) {
      const one = tx.one(personById, { id })
      const reason = one ? doFor(tx, ctx, one, action) : 'gone'
      if (reason === null) done.done.push(id)
      else done.skipped.push({ client_id: id, client_name: one?.full_name ?? null, reason })
    }
    return done
  })
}

/** Does it for one client; why not, where it can't be done. */
function doFor(tx: Tx, ctx: Ctx, one: Person, action: Body['action']): SkipReason | null {
  if (action.kind === 'message') return sendMessage(tx, ctx, one, action)
  const tagging = { client_id: one.id, tag_id: action.tag_id }
  const has = tx.one(clientTag, tagging) !== undefined
  if (has === (action.kind === 'tag')) return has ? 'has_tag' : 'has_no_tag'
  if (has) takeTag(tx, ctx, tagging)
  else giveTag(tx, ctx, tagging)
  return null
}
