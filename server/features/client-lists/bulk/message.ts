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
import type { Person } from './queries.ts'
import type { SkipReason, Way } from './reason-values.ts'
import { decideMessage } from './rules.ts'

interface Message {
  way: Way
  subject: string
  body: string
}

/** Sends a message of marketing to one client by the rules of all marketing; why not, where none may go. */
export function sendMessage(
  tx: Tx,
  ctx: Ctx,
  { id: client_id, is_active }: Person,
  message: Message,
): SkipReason | null {
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
