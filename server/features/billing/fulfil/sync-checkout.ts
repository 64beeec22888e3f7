import type { Act, App } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { addMinutes } from '../../../lib/time.ts'
import { ProcessorError, unlessMissing, type Processor, type ProcessorSession } from '../../../ports/processor/port.ts'
import { findConnected, isOf, isSameAccount, processorNow, type Connected } from '../account/connected.ts'
import { processorSettings } from '../account/queries.ts'
import { holderOf, isBookingAlone } from '../checkout/holder.ts'
import { hasHadIntro } from '../checkout/intro-offers.ts'
import { endCheckout, type Ending } from '../checkout/end.ts'
import { readCheckout, saveCheckout, type CheckoutRow } from '../checkout/queries.ts'
import { decideSession } from '../checkout/rules.ts'
import { sessionOf } from '../checkout/session.ts'
import { deliver } from './deliver.ts'
import type { Paid } from './delivery.ts'
import { giveBackPaid, paymentOf, whyNobody, type Obstacle } from './give-back.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Minutes after which a buyer no longer waits for the page to pay on. */
const BEGINNING_MINUTES = 5

/** The line in which all work on one checkout runs one after the other. */
export const lineOf = (id: number) => `checkout ${id}`

/**
 * Asks the processor for the state of a checkout and does what follows: one way for webhooks, the page after paying and the
 * studio's own looking, so that it is delivered once no matter which comes first. Throws a ProcessorError.
 */
export function syncCheckout(app: App, act: Act, id: number): Promise<CheckoutRow> {
  return oneAtATime(app, lineOf(id), async () => {
    const row = readCheckout(app.db, id)
    const connected = findConnected(app)
    if (row.status !== 'pending') return connected ? lookBack(app, act, connected, row) : row
    if (!connected || !isOf(connected, row)) return endIfLeft(app, act, row)
    if (row.session_id === null) return closeIfLost(app, act, connected, row)
    const session = await unlessMissing(connected.processor.session(row.session_id))
    // The processor's account has forgotten it (its test data were deleted): nobody can use it to pay.
    if (!session) return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
    const isOver = session.status === 'open' && isPast(app, act, row)
    const last = isOver ? await connected.processor.expireSession(session.id) : session
    return applySession(app, act, connected, { row, session: last, ending: 'abandoned' })
  })
}

/** Ends a checkout's session at the processor, so that nobody can still use it to pay, and does what follows. */
export async function closeSession(
  app: App,
  act: Act,
  connected: Connected,
  row: CheckoutRow,
  ending: Ending,
): Promise<CheckoutRow> {
  const session_id = row.session_id ?? (await sessionOf(app, act, connected, row))
  if (session_id === undefined) return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
  const session = await unlessMissing(connected.processor.expireSession(session_id))
  if (!session) return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
  return applySession(app, act, connected, { row, session, ending })
}

/**
 * Closes a checkout whose beginning was cut short: it may have a session that is not known here, and nobody learned where to pay.
 * The session is found by asking for it again; after its time the checkout is over even if the processor can't be asked.
 */
async function closeIfLost(app: App, act: Act, connected: Connected, row: CheckoutRow): Promise<CheckoutRow> {
  if (act.now < addMinutes(row.created_at, BEGINNING_MINUTES)) return row
  try {
    return await closeSession(app, act, connected, row, 'failed')
  } catch (error) {
    if (!(error instanceof ProcessorError) || !isPast(app, act, row)) throw error
    return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
  }
}

interface Looked {
  row: CheckoutRow
  session: ProcessorSession
  /** The ending that an expired session means. */
  ending: Ending
}

/** Does what follows from a session of the processor. */
async function applySession(app: App, act: Act, connected: Connected, { row, session, ending }: Looked) {
  const decision = decideSession(session, row)
  switch (decision.kind) {
    case 'wait':
      if (!decision.isUnderWay) return row
      if (!(await hasFailed(connected.processor, session))) return noteUnderWay(app, act, row)
      // The processor would go on asking for it.
      if (session.subscription_id !== null) await connected.processor.cancelSubscription(session.subscription_id)
      return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
    case 'release':
      return app.writer.write((tx) => endCheckout(tx, act, row, ending))
    case 'mismatch':
      return giveBackPaid(app, act, connected, { row, session, obstacle: 'amount' })
    case 'deliver': {
      const paid = await paidBy(connected, session)
      const delivered = await app.writer.write((tx) => obstacleTo(tx, act, row) ?? deliver(tx, act, app, row, paid))
      if (typeof delivered !== 'string') return delivered
      return giveBackPaid(app, act, connected, { row, session, obstacle: delivered })
    }
  }
}

/** Notes a payment by a method that takes days: its buyer learns so, and nothing of it is sold to them again. */
function noteUnderWay(app: App, act: Act, row: CheckoutRow): Promise<CheckoutRow> | CheckoutRow {
  if (row.under_way_since !== null) return row
  return app.writer.write((tx) => saveCheckout(tx, act, row.id, { under_way_since: act.now, pay_url: null }))
}

/** Why what was paid is not delivered. A place or slot that is being given back already is not booked after all. */
function obstacleTo(tx: Tx, act: Act, row: CheckoutRow): Obstacle | undefined {
  const nobody = whyNobody(tx, row)
  if (nobody !== undefined || readCheckout(tx, row.id).status !== 'pending') return nobody
  if (row.trouble === 'intro' || hasHadIntro(tx, row)) return 'intro'
  if (!isBookingAlone(row)) return undefined
  const obstacle = row.kind === 'class' ? 'class' : 'slot'
  return row.trouble === obstacle || holderOf(act, row)?.whyNot(tx, act, row) ? obstacle : undefined
}

/** True if a payment that takes days has come to nothing; one that waits for its payer has not. */
async function hasFailed(processor: Processor, session: ProcessorSession): Promise<boolean> {
  const id = await paymentOf(processor, session)
  if (id === null) return false
  const { status, waits_for_payer } = await processor.payment(id)
  return status === 'failed' && !waits_for_payer
}

/** Reads the processor's further facts about a payment, before it is written. */
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
  return processorNow(app, now) >= expires_at
}

/**
 * Looks again at a checkout that came to nothing here: it may have been paid all the same, by a payment that takes days, while
 * the studio was not connected. Its hold has gone to others by now, so the payment is refunded.
 */
async function lookBack(app: App, act: Act, connected: Connected, row: CheckoutRow): Promise<CheckoutRow> {
  const cameToNothing = row.status === 'expired' || row.status === 'failed'
  if (!cameToNothing || row.trouble === 'not_here' || row.session_id === null || !isOf(connected, row)) return row
  const session = await unlessMissing(connected.processor.session(row.session_id))
  if (!session || session.status !== 'complete' || session.payment === 'unpaid' || !session.total_minor) return row
  return giveBackPaid(app, act, connected, { row, session, obstacle: 'late' })
}

/** Ends a checkout of an account that the studio has left, which can't be asked, once its time to pay has passed. */
async function endIfLeft(app: App, act: Act, row: CheckoutRow): Promise<CheckoutRow> {
  const account = app.db.one(processorSettings, {})
  // Still the studio's, but its key can't be read: whether it was paid is found out with a new one.
  if ((account && isSameAccount(account, row)) || !isPast(app, act, row)) return row
  return app.writer.write((tx) => endCheckout(tx, act, row, 'abandoned'))
}
