import type { Act, App } from '../../../context.ts'
import type { ProcessorSession } from '../../../ports/processor/port.ts'
import { findConnected, isOf, type Connected } from '../account/connected.ts'
import { endCheckout } from '../checkout/end.ts'
import { readCheckout, saveCheckout, type CheckoutRow } from '../checkout/queries.ts'
import { decideSession } from '../checkout/rules.ts'
import { sessionOf } from '../checkout/session.ts'
import { deliver } from './deliver.ts'
import type { Paid } from './delivery.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * Looks at the processor what has become of a checkout and does what follows: one way for webhooks, the page after paying and
 * the studio's own looking, so that it is delivered once whoever comes first. Throws a ProcessorError.
 */
export function followCheckout(app: App, act: Act, id: number): Promise<CheckoutRow> {
  return oneAtATime(app, `checkout ${id}`, async () => {
    const row = readCheckout(app.db, id)
    const connected = findConnected(app)
    if (row.status !== 'pending' || !connected) return row
    if (!isOf(connected, row)) return endIfOver(app, act, row)
    const session_id = row.session_id ?? (await sessionOf(app, act, connected, row))
    if (session_id === undefined) return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
    const session = await connected.processor.session(session_id)
    const isOver = session.status === 'open' && isPast(app, act, row)
    const last = isOver ? await connected.processor.expireSession(session_id) : session
    return applySession(app, act, connected, { row, session: last })
  })
}

/** Does what follows from a session of the processor. */
export async function applySession(
  app: App,
  act: Act,
  connected: Connected,
  { row, session }: { row: CheckoutRow; session: ProcessorSession },
): Promise<CheckoutRow> {
  const decision = decideSession(session, row)
  switch (decision.kind) {
    case 'wait':
      return row
    case 'release':
      return app.writer.write((tx) => endCheckout(tx, act, row, 'expired'))
    case 'mismatch':
      return app.writer.write((tx) => saveCheckout(tx, act, row.id, { trouble: 'amount' }))
    case 'deliver': {
      const paid = await paidBy(connected, session)
      return app.writer.write((tx) => deliver(tx, act, app, row, paid))
    }
  }
}

/** What else the processor has to tell of what was paid: read before it is written. */
async function paidBy({ processor, account }: Connected, session: ProcessorSession): Promise<Paid> {
  const { subscription_id, setup_intent_id, payment_intent_id, invoice_id } = session
  const { account_id, livemode } = account
  const of = { payment_intent_id, account: { account_id, livemode } }
  if (setup_intent_id !== null && subscription_id === null) {
    return { ...of, card: await processor.savedCard(setup_intent_id) }
  }
  if (subscription_id === null) return of
  const subscription = await processor.subscription(subscription_id)
  const invoice = invoice_id === null ? undefined : await processor.invoice(invoice_id)
  return { ...of, subscription, invoice }
}

function isPast(app: App, { now }: Act, { expires_at }: CheckoutRow): boolean {
  return Date.parse(now) + app.ports.processors.skew() >= Date.parse(expires_at)
}

/** Of another account than the one that is connected nothing can be asked; after its time nobody can pay it any more. */
async function endIfOver(app: App, act: Act, row: CheckoutRow): Promise<CheckoutRow> {
  return isPast(app, act, row) ? app.writer.write((tx) => endCheckout(tx, act, row, 'expired')) : row
}
