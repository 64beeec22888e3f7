import { Refusal } from '../../../api/errors.ts'
import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { CheckoutKind } from '../../../db/tables/values.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import type { ProcessorSession } from '../../../ports/processor/port.ts'
import { typeById } from '../../membership-types/queries.ts'
import { productById } from '../../products/queries.ts'
import type { Connected } from '../account/connected.ts'
import { priceAndHold, type Priced, type Wanted } from '../checkout/price.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { syncCheckout } from './sync-checkout.ts'
import { clientOfCustomer, restored } from './queries.ts'

/** The processor's facts about a purchase, and when it was paid. */
interface Found {
  session: ProcessorSession
  at: Instant
}

/** The client or the purchase can't be known for certain: ids may have been reused since the backup was made. */
class Uncertain extends Error {}

/**
 * A purchase of this studio's that is paid and not known here: it was begun after the copy that took the studio's place since.
 * Where its buyer and its goods are in the copy, and the price is still the same, it is delivered; else it is kept, to be
 * looked at by a person. Without a restore nothing is done.
 */
export async function adopt(app: App, act: Act, connected: Connected, found: Found): Promise<void> {
  const as_of = app.db.one(restored, {})?.restored_as_of ?? null
  const { status, payment, total_minor, subscription_id } = found.session
  if (as_of === null || status !== 'complete' || payment !== 'paid' || !total_minor) return
  try {
    const id = await app.writer.write((tx) => {
      const wanted = wantedBy(tx, connected, found.session, as_of)
      const priced = priceAndHold(tx, act, app, wanted)
      if (priced.list_price_minor !== total_minor) throw new Uncertain()
      return keep(tx, act, connected, found, { wanted, priced })
    })
    await syncCheckout(app, act, id)
    if (subscription_id !== null) await syncSubscription(app, act, connected, subscription_id)
  } catch (error) {
    if (!(error instanceof Uncertain) && !(error instanceof Refusal)) throw error
    await app.writer.write((tx) => void keep(tx, act, connected, found, undefined))
  }
}

/** The purchase, of a client whose customer the backup knows, and of a type or product that existed when it was made. */
function wantedBy(tx: Tx, { account }: Connected, { metadata, customer_id }: ProcessorSession, as_of: Instant): Wanted {
  const { account_id, livemode } = account
  const customer = customer_id === null ? undefined : { customer_id, account_id, livemode }
  const client_id = customer && tx.one(clientOfCustomer, customer)?.client_id
  if (client_id === undefined || metadata['client_id'] !== String(client_id)) throw new Uncertain()
  const isOld = (row: { created_at: Instant } | undefined) => row !== undefined && row.created_at <= as_of
  const membership_type_id = Number(metadata['membership_type_id'] ?? 0)
  if (isOld(tx.one(typeById, { id: membership_type_id }))) return { kind: 'membership', client_id, membership_type_id }
  const product_id = Number(metadata['product_id'] ?? 0)
  if (isOld(tx.one(productById, { id: product_id }))) return { kind: 'product', client_id, product_id }
  throw new Uncertain()
}

/** Keeps the checkout again, to be delivered if its content is known, else as one that is not here. Returns its id. */
function keep(
  tx: Tx,
  act: Act,
  { account }: Connected,
  { session, at }: Found,
  known: { wanted: Wanted; priced: Priced } | undefined,
): number {
  const found = known?.priced ?? { isRecurring: false, list_price_minor: session.total_minor! }
  const unkept = { charges: [], held_until: undefined, whole_minor: undefined }
  const { isRecurring: _, charges: __, held_until: ___, whole_minor: ____, ...priced } = { ...unkept, ...found }
  const wanted = known?.wanted
  const row = {
    reference: session.metadata['reference'] ?? session.id,
    session_id: session.id,
    account_id: account.account_id,
    livemode: account.livemode,
    kind: wanted?.kind ?? (session.metadata['purchase_type'] as CheckoutKind),
    client_id: wanted?.client_id ?? null,
    membership_type_id: wanted?.kind === 'membership' ? wanted.membership_type_id : null,
    product_id: wanted?.kind === 'product' ? wanted.product_id : null,
    terms: {},
    ...priced,
    total_minor: session.total_minor!,
    currency: session.currency!,
    // The buyer has long been back on the studio's page.
    success_url: '',
    cancel_url: '',
    ...(wanted
      ? { status: 'pending' as const }
      : { status: 'failed' as const, trouble: 'not_here', payment_intent_id: session.payment_intent_id }),
    expires_at: at,
    created_at: at,
    updated_at: act.now,
  }
  return tx.run(db.insertInto('checkouts').values(row)).id
}
