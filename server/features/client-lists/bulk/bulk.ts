import type { z } from 'zod'
import { requirePermission } from '../../../api/access.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { audit } from '../../audit/audit.ts'
import { mayMarket } from '../../marketing/allowed.ts'
import { pushableUntil } from '../../marketing/rules.ts'
import { noteMessage, sendMarketingMail } from '../../marketing/send.ts'
import { notify } from '../../notifications/notify.ts'
import { whyNoPush } from '../../notifications/push-rules.ts'
import { readerOf } from '../../notifications/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { giveTag, takeTag } from '../../tags/assign.ts'
import { clientTag, loadTag } from '../../tags/queries.ts'
import type { bulkContract } from './contract.ts'
import { personById, type Person } from './queries.ts'
import type { SkipReason, Way } from './reason-values.ts'
import { decideMessage } from './rules.ts'

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

interface Message {
  way: Way
  subject: string
  body: string
}

/** Sends a message of marketing to one client by the rules of all marketing; why not, where none may go. */
function sendMessage(tx: Tx, ctx: Ctx, { id: client_id, is_active }: Person, message: Message): SkipReason | null {
  if (!is_active) return 'inactive'
  const allowed = (channel: 'email' | 'push') => () => mayMarket(tx, ctx.now, { client_id, channel })
  const reach = {
    email: allowed('email'),
    push: allowed('push'),
    whyNoPush: whyNoPush(tx.one(readerOf, { client_id })!),
  }
  const decision = decideMessage(message.way, reach)
  if (decision.kind === 'skip') return decision.reason
  const { to, channel } = decision
  const { subject, body } = message
  if (channel === 'email') {
    const lines = body.split('\n').map((line) => line.trim())
    sendMarketingMail(tx, ctx, ctx, { to, content: { subject, lines: lines.filter(Boolean) }, cause: null })
  } else {
    const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(tx)
    const expiresAt = pushableUntil(ctx.now, { start, end }, timezone)
    notify(tx, ctx, { client_id, title: subject, body, url: null, kind: 'marketing', atNight: 'skip', expiresAt })
    noteMessage(tx, ctx, { client_id: to.id, channel, cause: null })
  }
  audit(tx, ctx, 'client.message', { entity: 'client', id: client_id, after: { channel, subject } })
  return null
}
