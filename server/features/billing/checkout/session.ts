import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { formatSaying } from '../../../lib/sayings/format.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { ProcessorError, type NewSession, type ProcessorSession } from '../../../ports/processor/port.ts'
import { clientById } from '../../clients/queries.ts'
import { localeOf } from '../../clients/recipient.ts'
import type { BillingInterval } from '../../membership-types/type-rules.ts'
import { loadProduct } from '../../products/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { ownMetadata, type Connected } from '../account/connected.ts'
import { customerOf, forgetCustomer } from '../account/queries.ts'
import { linesOfCheckout } from '../debts/queries.ts'
import { saveCheckout, type CheckoutRow } from './queries.ts'
import { holderOf, isBookingAlone } from './holder.ts'
import { typeOffered } from './offered.ts'
import { intervals } from './rules.ts'

/**
 * Asks the processor for a page to pay a checkout on. Asked again for the same checkout, it gives the same session, since all
 * of it is read from what is kept. Throws a ProcessorError.
 */
export async function openSession(app: App, connected: Connected, row: CheckoutRow): Promise<ProcessorSession> {
  const { processor } = connected
  const [request, key] = [requestFor(app, row), `checkout:${row.reference}`]
  const payer_id = row.payer_id ?? row.client_id
  if (payer_id === null) return processor.createSession(request, key)
  const customer_id = await customerFor(app, connected, payer_id)
  try {
    return await processor.createSession({ ...request, customer_id }, key)
  } catch (error) {
    if (!(error instanceof ProcessorError) || error.kind !== 'missing') throw error
    // Somebody has deleted the customer at the processor.
    const anew = await customerFor(app, connected, payer_id, customer_id)
    return processor.createSession({ ...request, customer_id: anew }, `${key}:${anew}`)
  }
}

/** The session of a checkout whose beginning was cut short: asked for again, it is the same; undefined where it can't be any. */
export async function sessionOf(
  app: App,
  act: Act,
  connected: Connected,
  row: CheckoutRow,
): Promise<string | undefined> {
  try {
    const { id } = await openSession(app, connected, row)
    await app.writer.write((tx) => void saveCheckout(tx, act, row.id, { session_id: id }))
    return id
  } catch (error) {
    if (error instanceof ProcessorError && error.kind === 'refused') return undefined
    throw error
  }
}

function requestFor(app: App, row: CheckoutRow): NewSession {
  const { kind, reference, client_id, membership_type_id, product_id, scheduled_class_id, currency } = row
  const { success_url, cancel_url } = row
  const locale = languageOf(localeOf(app.db, row.payer_id ?? client_id))
  const of = { purchase_type: kind, reference, client_id, membership_type_id, product_id, scheduled_class_id }
  const common = {
    reference,
    metadata: ownMetadata(app.db, of),
    currency,
    expires_at: row.expires_at,
    success_url,
    cancel_url,
    locale,
  }
  if (kind === 'card') return { ...common, mode: 'setup' }
  // A hold can't wait for money that comes days later.
  const holder = holderOf(app, row)
  const once = { ...common, mode: 'payment' as const, ...(holder && { confirms_at_once: true }) }
  if (holder && isBookingAlone(row)) {
    const reading = { language: locale, timezone: settingsOf(app.db).timezone }
    const name = formatSaying(holder.nameOf(app.db, row), reading)
    return { ...once, line: { name, amount_minor: row.total_minor } }
  }
  if (kind === 'charges') return { ...once, confirms_at_once: true, lines: debtLines(app, row.id, locale) }
  if (kind === 'product') {
    return { ...once, line: { name: loadProduct(app.db, product_id!).name, amount_minor: row.total_minor } }
  }
  if (kind === 'gift_card') {
    const reading = { language: locale, timezone: settingsOf(app.db).timezone }
    const name = formatSaying(say('checkout.gift_card'), reading)
    return { ...once, line: { name, amount_minor: row.total_minor } }
  }
  const type = typeOffered(app.db, row)
  if (type.type !== 'subscription') return { ...once, line: { name: type.name, amount_minor: row.total_minor } }
  const interval = intervals[(type.billing_interval ?? 'monthly') as BillingInterval]
  const first = type.price_minor - row.total_minor
  return {
    ...common,
    ...(holder && { confirms_at_once: true }),
    mode: 'subscription',
    line: { name: type.name, amount_minor: type.price_minor, interval },
    ...(first > 0 && { first_discount: { name: type.name, amount_minor: first } }),
  }
}

/** Each charge with its own line; money that came days later could come for what is settled by then. */
function debtLines(app: App, checkout_id: number, language: string) {
  const reading = { language, timezone: settingsOf(app.db).timezone }
  return app.db.all(linesOfCheckout, { checkout_id }).map(({ description, asked_minor }) => ({
    name: formatSaying(description, reading),
    amount_minor: asked_minor,
  }))
}

/** The processor's languages are ours without their region, but for the ones it has by region. */
function languageOf(locale: string): string {
  const language = locale.split('-')[0]!
  return ['de', 'en', 'es', 'fr', 'it'].includes(language) ? language : 'auto'
}

/** The client as the processor knows them; made there once, whatever is bought later, and again where one is `gone` there. */
export async function customerFor(
  app: App,
  { processor, account }: Connected,
  client_id: number,
  gone?: string,
): Promise<string> {
  const { account_id, livemode } = account
  const known = app.db.one(customerOf, { client_id, account_id, livemode })
  if (known && known.customer_id !== gone) return known.customer_id
  const client = app.db.one(clientById, { id: client_id })!
  const metadata = ownMetadata(app.db, { client_id })
  const { full_name: name, email } = client
  // Keys are short and of plain letters; names are neither.
  const who = app.secrets.hash('processor-customer', JSON.stringify([metadata, name, email, gone]))
  const key = `customer:${who}`
  const customer_id = await processor.createCustomer({ name, email, metadata }, key)
  const row = { client_id, account_id, livemode, customer_id, created_at: app.ports.clock.now() }
  await app.writer.write((tx) => {
    // A card that was saved there is gone with it.
    if (gone !== undefined) tx.run(forgetCustomer, { client_id, customer_id: gone })
    tx.run(
      db
        .insertInto('processor_customers')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    )
  })
  return app.db.one(customerOf, { client_id, account_id, livemode })!.customer_id
}
