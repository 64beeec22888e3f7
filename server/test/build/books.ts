import Database from 'better-sqlite3'
import { join } from 'node:path'
import type { ReachedStudio } from '../request.ts'
import type { TestStudio } from '../studio.ts'
import { makeAutomation } from './automations.ts'
import { book, registerClient, sellPack } from './bookings.ts'
import { issueGiftCard, makeProduct, makePromo, sell } from './commerce.ts'
import { sellMembership } from './memberships.ts'
import { makeClass } from './schedule.ts'
import { finalizedRun, payComponent } from './staff.ts'
import { makeWaiver, signWaiver } from './waivers.ts'

/**
 * Gives a studio one of everything that is counted: a place, credits, a gift card, stock, a promo code, a refund, a waiver, an
 * automation, a payroll run, a day’s close.
 */
export async function fillBooks(studio: ReachedStudio): Promise<void> {
  const counted = [{ method: 'cash', amount: 100 }]
  await studio.asOwner('POST /api/v1/day-closes', { date: '2026-03-04', counted, opening_float: 100 })
  const client = await registerClient(studio)
  const pack = await sellPack(studio, client, 5)
  await sellPack(studio, client, 3)
  await book(studio, await makeClass(studio, { capacity: 2 }), client)
  const promo = await makePromo(studio, { max_uses: 3 })
  const { membership_type_id } = pack
  await sellMembership(studio, {
    client_id: client.id,
    membership_type_id,
    payment_method: 'cash',
    promo_code: promo.code,
  })
  const card = await issueGiftCard(studio, { payment_method: 'cash' })
  const { id: product_id } = await makeProduct(studio)
  const { payments } = await sell(studio, {
    items: [{ product_id, quantity: 2 }],
    payment_method: 'other',
    payments: [
      { method: 'cash', amount: 14 },
      { method: 'gift_card', amount: 10, gift_card_code: card.code },
    ],
  })
  await studio.asOwner(`POST /api/v1/payments/${payments[0].id}/refunds`, { amount: 5, reason: 'Scratched' })
  await signWaiver(await makeWaiver(studio), client)
  await makeAutomation(studio, { status: 'draft' })
  const { user_id } = await payComponent(studio)
  await payComponent(studio, { user_id, component_type: 'fixed_salary', rate: 70, salary_period: 'weekly' })
  await finalizedRun(studio)
}

/** Opens the studio's own database beside it, with none of the rules that keep it sound. */
export function openBeside({ folder }: TestStudio): Database.Database {
  const database = new Database(join(folder, 'studio.sqlite'))
  database.unsafeMode()
  database.pragma('foreign_keys = OFF')
  database.pragma('ignore_check_constraints = ON')
  return database
}
