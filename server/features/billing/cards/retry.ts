import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Job } from '../../../jobs/runner.ts'
import { toMajor } from '../../../lib/money.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { localDate, type Instant } from '../../../lib/time.ts'
import { aboutCharge, enqueueChargeLetter, payingUrls } from '../../charges/letters.ts'
import { chargeById, type ChargeRow } from '../../charges/queries.ts'
import { clientById } from '../../clients/queries.ts'
import { isHeld } from '../../email/held-letters.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import { settingsOf } from '../../settings/queries.ts'
import { addTask } from '../../tasks/change.ts'
import { newReference } from '../reference.ts'
import { collectionById, dueRetries, failedOf, type CollectionRow } from './queries.ts'
import { isFinal, nextTry } from './retry-rules.ts'
import { chargeableCard } from './saved.ts'

/** Permission of staff who ask clients to pay what a card did not. */
const CHARGES_PERMISSION = 'charges.manage' as const

/** Asks for a charge to be taken from the client's card. `first_refused_at`: when that card was refused for it the first time. */
export function askCard(
  tx: Tx,
  act: Act,
  { id: charge_id, client_id, amount_minor }: Pick<ChargeRow, 'id' | 'client_id' | 'amount_minor'>,
  first_refused_at: Instant | null = null,
): void {
  const row = { charge_id, client_id, amount_minor, reference: newReference, status: 'asked' as const }
  const asked = { ...row, first_refused_at, created_at: act.now, updated_at: act.now }
  // One that is under way already is enough.
  tx.run(
    db
      .insertInto('card_collections')
      .values(asked)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/**
 * Follows up on a declined card: it is tried again on the days in the settings, and the client is notified. After the last try,
 * or where the bank has said never again, the charge stays due, and there is a task. Returns the stored row.
 */
export function decline(
  tx: Tx,
  act: Act,
  row: CollectionRow,
  failure: string,
): Pick<CollectionRow, 'first_refused_at' | 'retry_at'> {
  const { collection_retry_days: days, timezone } = settingsOf(tx)
  const first_refused_at = row.first_refused_at ?? act.now
  const charge = tx.one(chargeById, { id: row.charge_id })!
  if (charge.status !== 'due') return { first_refused_at, retry_at: null }
  const retry_at = isFinal(failure) ? null : (nextTry(first_refused_at, days, { now: act.now, timezone }) ?? null)
  const isTriedAgain = days.length > 0
  if (isTriedAgain) tellDeclined(tx, act, charge, retry_at)
  else enqueueChargeLetter(tx, act, charge)
  if (isTriedAgain && retry_at === null) leaveTask(tx, act, charge)
  return { first_refused_at, retry_at }
}

function tellDeclined(tx: Tx, act: Act, charge: ChargeRow, retry_at: Instant | null): void {
  const about = aboutCharge(tx, charge)
  if (!about) return
  const { to, data, because } = about
  const next_on = retry_at === null ? null : localDate(retry_at, settingsOf(tx).timezone)
  enqueueMail(tx, act, { template: 'card_declined', to, data: { ...data, because, next_on, ...payingUrls(tx) } })
}

function leaveTask(tx: Tx, act: Act, { client_id, amount_minor, currency }: ChargeRow): void {
  const title = say('task.collection_ended', { amount: `${toMajor(amount_minor, currency)} ${currency}` })
  addTask(tx, act, { title, client_id, permission: CHARGES_PERMISSION, source: 'kept_fee' })
}

/** Tries cards again whose day has come. */
export const retryCards: Job = {
  name: 'try declined cards again',
  everyMinutes: 0,
  hasWork: (app, now) => !isHeld(app.db) && app.db.one(dueRetries, { now }) !== undefined,
  run: (app: App, act, round) =>
    round.each('collection', app.db.all(dueRetries, { now: round.certain }), ({ id }) =>
      app.writer.write((tx) => tryAgain(tx, act, id)),
    ),
}

function tryAgain(tx: Tx, act: Act, id: number): void {
  const row = tx.one(collectionById, { id })!
  if (row.retry_at === null) return
  endRetry(tx, act, row.charge_id)
  const charge = tx.one(chargeById, { id: row.charge_id })!
  if (charge.status !== 'due') return
  const isClient = tx.one(clientById, { id: row.client_id })?.is_active === true
  if (isClient && chargeableCard(tx, row.client_id)) askCard(tx, act, charge, row.first_refused_at)
  else leaveTask(tx, act, charge)
}

/** Nothing is tried again for a charge: it is owed no more, or by another card. */
export function endRetry(tx: Tx, act: Act, charge_id: number): void {
  tx.run(
    db
      .updateTable('card_collections')
      .set({ retry_at: null, updated_at: act.now })
      .where('charge_id', '=', charge_id)
      .where('retry_at', 'is not', null),
  )
}

/** A client has saved a card: it is tried at once for what the former one did not pay. */
export function tryNewCard(tx: Tx, act: Act, client_id: number): void {
  for (const { charge_id } of tx.all(failedOf, { client_id })) {
    const charge = tx.one(chargeById, { id: charge_id })!
    if (charge.status !== 'due') continue
    endRetry(tx, act, charge_id)
    askCard(tx, act, charge)
  }
}
