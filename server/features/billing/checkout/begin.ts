import { invalid, Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { addMinutes, type Instant } from '../../../lib/time.ts'
import { ProcessorError } from '../../../ports/processor/port.ts'
import { audit } from '../../audit/audit.ts'
import { settingsOf } from '../../settings/queries.ts'
import {
  findConnected,
  NOTHING_PAID,
  processorNow,
  providerRefused,
  requireConnected,
  type Connected,
} from '../account/connected.ts'
import { debtsOf, holdDebts, type DebtWish } from '../debts/hold.ts'
import { openCheckoutsOf } from '../debts/queries.ts'
import { deliver } from '../fulfil/deliver.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { notCollected, tooSmall } from './amount-rules.ts'
import { closeCheckout } from './close.ts'
import { endCheckout } from './end.ts'
import { holderOf } from './holder.ts'
import { priceAndHold, type Wanted } from './price.ts'
import { heldTooMuch } from './held-rules.ts'
import { mustWait } from './must-wait.ts'
import { refuseUnderWay } from './under-way.ts'
import { pendingOfClient, readCheckout, saveCheckout, unpaidOfClient, type CheckoutRow } from './queries.ts'
import { openSession } from './session.ts'
import { auditedCheckout } from './shown.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Minutes for which a session is open; the processor's minimum is 30. */
const OPEN_MINUTES = 35
const REFERENCE_BYTES = 18

interface Addresses {
  success_url: string
  cancel_url: string
}

/**
 * Begins a purchase: holds what it takes, then asks the processor for a page to pay on. A total of 0 is delivered at once.
 * Clients may buy only where the studio sells online (SELF_SERVICE_DISABLED); they may always pay what they owe.
 */
export async function beginCheckout(ctx: Ctx, wanted: Wanted, addresses: Addresses) {
  const isBought = wanted.kind !== 'charges'
  if (isBought && ctx.caller.role === 'client' && !settingsOf(ctx.db).self_service_purchases_enabled) {
    throw new Refusal('SELF_SERVICE_DISABLED', say('billing.studio_does_not_sell_online'))
  }
  return inTurn(ctx, wanted, () => begin(ctx, wanted, addresses))
}

/**
 * Begins a client's purchases one after the other: of several attempts at once each closes the one before it, which is possible
 * only once the processor has answered with its session. Others than the debtor may pay what is owed.
 */
function inTurn<T>(ctx: Ctx, wanted: Wanted, work: () => Promise<T>): Promise<T> {
  const buyers: readonly (number | null)[] = wanted.kind === 'charges' ? wanted.whose : [wanted.client_id]
  const lines = [...new Set(buyers.filter((id) => id !== null))].sort((a, b) => b - a)
  // Always by the lowest number first, so that no two wait for each other.
  const last = lines.reduce<() => Promise<T>>((next, id) => () => oneAtATime(ctx, `what client ${id} buys`, next), work)
  return last()
}

async function begin(ctx: Ctx, wanted: Wanted, addresses: Addresses) {
  await supersede(ctx, wanted)
  const connected = findConnected(ctx)
  const held = await ctx.step((tx) => hold(tx, ctx, { wanted, addresses, connected }))
  if (held.account_id === null) {
    return ctx.write((tx) => begun(tx, ctx, deliver(tx, ctx, ctx, held, {})))
  }
  try {
    const connection = requireConnected(ctx)
    const session = await openSession(ctx, connection, await inTime(ctx, connection, held))
    return await ctx.write((tx) => {
      const opened = { session_id: session.id, pay_url: session.url, ...endsWithHold(tx, ctx, held) }
      return begun(tx, ctx, saveCheckout(tx, ctx, held.id, opened), session.url)
    })
  } catch (error) {
    if (!(error instanceof ProcessorError)) throw error
    // While it is unknown if there is a session, the checkout stays as it is.
    if (error.kind !== 'unavailable') await ctx.step((tx) => void endCheckout(tx, ctx, held, 'failed'))
    throw providerRefused(error, NOTHING_PAID)
  }
}

/**
 * Closes the same buyer's earlier unpaid checkouts first, so that their promo code or the last piece does not block a second
 * attempt.
 */
async function supersede(ctx: Ctx, wanted: Wanted): Promise<void> {
  if (wanted.client_id === null || wanted.kind === 'gift_card') return
  if (wanted.kind === 'charges') return closePayingOf(ctx, wanted)
  for (const row of ctx.db.all(pendingOfClient, { client_id: wanted.client_id })) {
    // It stays held for the new attempt: between the two nobody else is given it.
    if (isSameBooking(ctx, row, wanted)) refuseUnderWay(await closeCheckout(ctx, ctx, row, 'replaced'))
    else if (standsInTheWay(row, wanted)) await closeCheckout(ctx, ctx, row)
  }
}

/** A second page for what is owed closes the first, no matter who began that. */
async function closePayingOf(ctx: Ctx, wanted: DebtWish): Promise<void> {
  const open = debtsOf(ctx.db, wanted).flatMap(({ id: charge_id }) => ctx.db.all(openCheckoutsOf, { charge_id }))
  for (const id of new Set(open.map((row) => row.id))) await closeCheckout(ctx, ctx, { id })
}

function isSameBooking({ db, seams }: Ctx, row: CheckoutRow, wanted: Wanted): boolean {
  if (wanted.kind === 'appointment') return row.kind === 'appointment' && seams.slots.isSame(db, row.id, wanted)
  return 'scheduled_class_id' in wanted && row.scheduled_class_id === (wanted.scheduled_class_id ?? -1)
}

function standsInTheWay(row: CheckoutRow, wanted: Wanted): boolean {
  if (row.kind !== wanted.kind) return false
  if (wanted.kind === 'membership') return row.membership_type_id === wanted.membership_type_id || usesCodes(wanted)
  if (wanted.kind === 'class' || wanted.kind === 'appointment') return usesCodes(wanted)
  return wanted.kind !== 'product' || row.product_id === wanted.product_id
}

function usesCodes(wanted: Extract<Wanted, { kind: 'membership' | 'class' | 'appointment' }>): boolean {
  return wanted.gift_card_code !== undefined || ('promo_code' in wanted && wanted.promo_code !== undefined)
}

/** A checkout that holds something ends with that hold: its session is closed at the processor then, long before its own end. */
function endsWithHold(tx: Tx, ctx: Ctx, row: CheckoutRow): { expires_at?: Instant } {
  const ends_at = holderOf(ctx, row)?.heldUntil(tx, row.id)
  return ends_at === undefined ? {} : { expires_at: processorNow(ctx, ends_at) }
}

/**
 * Asks the processor for its time if that is not known yet, because its clock decides when a session ends. A checkout that
 * another attempt has let run out meanwhile stays so.
 */
async function inTime(ctx: Ctx, { processor }: Connected, held: CheckoutRow): Promise<CheckoutRow> {
  if (ctx.ports.processors.knowsSkew()) return held
  await processor.account()
  return ctx.step((tx) => {
    const row = readCheckout(tx, held.id)
    const isAsHeld = row.expires_at === held.expires_at
    return isAsHeld ? saveCheckout(tx, ctx, row.id, { expires_at: endOfSession(ctx) }) : row
  })
}

function endOfSession(ctx: Ctx): Instant {
  return addMinutes(processorNow(ctx, ctx.now), OPEN_MINUTES)
}

interface Beginning {
  wanted: Wanted
  addresses: Addresses
  connected: Connected | undefined
}

function hold(tx: Tx, ctx: Ctx, { wanted, addresses, connected }: Beginning): CheckoutRow {
  refuseHolding(tx, ctx, wanted)
  const { isRecurring, held_until, whole_minor, charges = [], ...priced } = priceAndHold(tx, ctx, ctx, wanted)
  const { list_price_minor, discount_minor, card_minor } = priced
  const total_minor = list_price_minor - discount_minor - card_minor
  const { currency = settingsOf(tx).currency } = priced
  const isOnline = isRecurring || total_minor > 0
  if (isOnline && !connected) requireConnected(ctx)
  if (isOnline) refuseAmount(wanted, total_minor, currency)
  const row = tx.returningOne(
    db
      .insertInto('checkouts')
      .values({
        reference: Buffer.from(ctx.ports.random.bytes(REFERENCE_BYTES)).toString('base64url'),
        account_id: isOnline ? connected!.account.account_id : null,
        livemode: isOnline ? connected!.account.livemode : null,
        kind: wanted.kind,
        client_id: wanted.client_id,
        payer_id: 'payer_id' in wanted ? (wanted.payer_id ?? null) : null,
        scheduled_class_id: 'scheduled_class_id' in wanted ? (wanted.scheduled_class_id ?? null) : null,
        membership_type_id: wanted.kind === 'membership' ? wanted.membership_type_id : null,
        product_id: wanted.kind === 'product' ? wanted.product_id : null,
        terms: 'terms' in wanted ? (wanted.terms ?? {}) : {},
        status: 'pending',
        ...priced,
        total_minor,
        currency,
        ...addresses,
        expires_at: endOfSession(ctx),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returningAll(),
  )
  holdBooking(tx, ctx, wanted, { checkout_id: row.id, ends_at: held_until, price_minor: whole_minor })
  holdDebts(tx, ctx, row.id, charges)
  return row
}

interface Holding {
  checkout_id: number
  ends_at: Instant | undefined
  price_minor: number | undefined
}

/** Holds the place in a class, or the slot for an appointment, that is bought, where there is one. */
function holdBooking(tx: Tx, ctx: Ctx, wanted: Wanted, { checkout_id, ends_at, price_minor = 0 }: Holding): void {
  if (ends_at === undefined) return
  if (wanted.kind === 'appointment') ctx.seams.slots.hold(tx, ctx, wanted, { checkout_id, ends_at, price_minor })
  if (!('scheduled_class_id' in wanted) || wanted.scheduled_class_id === undefined) return
  const { client_id, scheduled_class_id, seat_id } = wanted
  ctx.seams.places.hold(tx, ctx, { client_id, scheduled_class_id, seat_id }, { checkout_id, ends_at })
}

/** A client holds no more than one may: what others could buy meanwhile is not theirs to keep. */
function refuseHolding(tx: Tx, { caller, now }: Ctx, wanted: Wanted): void {
  if (caller.role !== 'client') return
  const begun = heldTooMuch(tx.all(unpaidOfClient, { client_id: caller.id }), {
    product_id: wanted.kind === 'product' ? wanted.product_id : undefined,
    promo_code: 'promo_code' in wanted ? wanted.promo_code : undefined,
  })
  if (begun !== undefined) throw mustWait({ now }, begun)
}

function refuseAmount({ kind }: Wanted, total_minor: number, currency: string): void {
  const few = tooSmall(total_minor, currency)
  if (few !== undefined) throw new Refusal('AMOUNT_TOO_SMALL', few)
  const fault = notCollected(total_minor, currency)
  if (fault === undefined) return
  throw kind === 'gift_card'
    ? invalid('amount', fault)
    : new Refusal('AMOUNT_NOT_ONLINE', say('billing.pay_at_studio', { fault }))
}

function begun(tx: Tx, ctx: Ctx, row: CheckoutRow, url?: string | null) {
  audit(tx, ctx, 'checkout.create', { entity: 'checkout', id: row.id, after: auditedCheckout(row) })
  const session_id = row.session_id ?? row.reference
  const completed = row.status === 'completed'
  return { checkout_url: url ?? backTo(row.success_url, session_id), session_id, completed }
}

/** The address to which the buyer returns, with the session's id in its placeholder. */
export function backTo(address: string, session_id: string): string {
  return address.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(session_id))
}
