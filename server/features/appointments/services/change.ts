import type { z } from 'zod'
import { requirePermission } from '../../../api/access.ts'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { invalid } from '../../../api/errors.ts'
import { toMinor } from '../../../lib/money.ts'
import { loadCategory } from '../../class-categories/queries.ts'
import { audit } from '../../audit/audit.ts'
import { loadPlaceFor } from '../../establishments/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { appointmentServicesContract } from './contract.ts'
import { loadService, presentService, type ServiceRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type NewService = z.output<(typeof appointmentServicesContract)['POST /api/v1/appointment-services']['body']>
type Changes = z.output<(typeof appointmentServicesContract)['PATCH /api/v1/appointment-services/{service_id}']['body']>

/** Adds an appointment service (one for nothing needs `payments.give`; a deposit is at most its price); 404 for a location that there is not, refused for a closed one. */
export function createService(
  ctx: Ctx,
  { price = 0, deposit_amount = null, establishment_ids = [], ...input }: NewService,
) {
  return ctx.write((tx) => {
    const settings = settingsOf(tx)
    const price_minor = inMinor('price', price, settings.currency)
    const deposit_minor = depositOf(deposit_amount, settings.currency)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(
      db.insertInto('appointment_services').values({ ...input, price_minor, deposit_minor, ...stamps }),
    )
    offerAt(tx, id, establishment_ids, [])
    if (input.category_id) loadCategory(tx, input.category_id)
    const after = loadService(tx, id)
    refuseDeposit(after)
    if (isFree(after)) requirePermission(ctx.caller, 'payments.give')
    audit(tx, ctx, 'appointment_service.create', { entity: 'appointment_service', id, after })
    return presentService(after, settings)
  })
}

/** Changes an appointment service; `is_active: false` deactivates it. Booked appointments keep their length and price. */
export function changeService(ctx: Ctx, id: number, { price, deposit_amount, establishment_ids, ...changes }: Changes) {
  return ctx.write((tx) => {
    const settings = settingsOf(tx)
    const before = loadService(tx, id)
    if (changes.category_id) loadCategory(tx, changes.category_id)
    const { currency } = settings
    const wanted = {
      ...changes,
      ...(price !== undefined && { price_minor: inMinor('price', price, currency) }),
      ...(deposit_amount !== undefined && { deposit_minor: depositOf(deposit_amount, currency) }),
    }
    const isSame = Object.entries(wanted).every(([field, value]) => before[field as keyof typeof before] === value)
    if (isSame && isSameSet(before.establishment_ids, establishment_ids)) return presentService(before, settings)
    const update = db.updateTable('appointment_services').set({ ...wanted, updated_at: ctx.now })
    tx.run(update.where('id', '=', id))
    if (establishment_ids) offerAt(tx, id, establishment_ids, before.establishment_ids)
    const after = loadService(tx, id)
    refuseDeposit(after)
    if (isFree(after) && !isFree(before)) requirePermission(ctx.caller, 'payments.give')
    audit(tx, ctx, 'appointment_service.update', { entity: 'appointment_service', id, before, after })
    return presentService(after, settings)
  })
}

/** True if it is booked for nothing. */
const isFree = ({ price_minor, credit_cost, is_active }: ServiceRow): boolean =>
  is_active && (price_minor === 0 || credit_cost === 0)

/** Offers a service at these locations alone; at all where none is named. A closed one may stay, not come. */
function offerAt(tx: Tx, service_id: number, ids: readonly number[], before: readonly number[]): void {
  tx.run(db.deleteFrom('appointment_service_establishments').where('service_id', '=', service_id))
  for (const establishment_id of new Set(ids)) {
    loadPlaceFor(tx, establishment_id, before)
    tx.run(db.insertInto('appointment_service_establishments').values({ service_id, establishment_id }))
  }
}

function isSameSet(before: readonly number[], after: readonly number[] | undefined): boolean {
  return after === undefined || before.join() === [...new Set(after)].sort((a, b) => a - b).join()
}

const depositOf = (amount: number | null, currency: string): number | null =>
  amount === null ? null : inMinor('deposit_amount', amount, currency)

/** Refuses a missing deposit if one is taken, and one above the price. */
function refuseDeposit({ prepayment, price_minor, deposit_minor }: ServiceRow): void {
  if (deposit_minor === null && prepayment === 'deposit')
    throw invalid('deposit_amount', say('appointments.deposit_needed'))
  if (deposit_minor !== null && deposit_minor > price_minor)
    throw invalid('deposit_amount', say('appointments.deposit_over_price'))
}

function inMinor(field: string, price: number, currency: string): number {
  const minor = toMinor(price, currency)
  if (minor === undefined) throw invalid(field, say('common.more_decimals', { currency }))
  return minor
}
