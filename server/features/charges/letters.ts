import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { recipientOf } from '../clients/recipient.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { connectedProcessor, settingsOf, urlFromOutside } from '../settings/queries.ts'
import { sayReason } from './because-rules.ts'
import type { ChargeRow } from './queries.ts'

/** Where a client pays what they owe, and where they save a card; null where the studio can't be reached or sells nothing online. */
export function payingUrls(reader: Reader) {
  const settings = settingsOf(reader)
  const isOnline = reader.one(connectedProcessor, {}) !== undefined
  const to = (path: string) => (isOnline ? urlFromOutside(settings, path) : null)
  return { url: to('/charges'), card_url: to('/memberships') }
}

/** The common part of every email about a charge, and its recipient; undefined where there is no address. */
export function aboutCharge(reader: Reader, charge: ChargeRow) {
  const to = recipientOf(reader, charge.client_id)
  if (!to) return undefined
  const { description, amount_minor, currency, because } = charge
  const amount = toMajor(amount_minor, currency)
  const data = { name: to.name, client: to.clientName, description, amount, currency }
  return { to, data, because: because === null ? null : sayReason(because) }
}

/** Notifies a client (or their guardian) that a charge is due. A client without an email address learns it at the desk. */
export function enqueueChargeLetter(tx: Tx, act: Act, charge: ChargeRow): void {
  const about = aboutCharge(tx, charge)
  if (!about) return
  const { to, data, because } = about
  enqueueMail(tx, act, { template: 'charge_due', to, data: { ...data, because, url: payingUrls(tx).url } })
}

/** Tells at once of a fee that is forgiven: which of how many it was. */
export function enqueueForgivenLetter(tx: Tx, act: Act, charge: ChargeRow): void {
  const about = aboutCharge(tx, charge)
  if (!about) return
  const { to, data, because } = about
  enqueueMail(tx, act, {
    template: 'fee_forgiven',
    to,
    data: { ...data, because: because!, forgiven: charge.waive_reason! },
  })
}
