import { systemActor } from '../../api/caller.ts'
import { holdPromo } from '../../features/promo-codes/holds.ts'
import type { TestStudio } from '../studio.ts'
import { book, registerClient } from './bookings.ts'
import { issueGiftCard, makeClient, makeProduct, makePromo, sell } from './commerce.ts'
import { liveIn } from './gdpr.ts'
import { importFile } from './migration.ts'
import { makeMembershipType, sellMembership } from './memberships.ts'
import { makeClass } from './schedule.ts'

/** Typed texts in a studio that is searched for sentences begin with a pilcrow. */
export const typed = (text: string): string => `¶ ${text}`

/** Asks as the owner; fails on a refusal. */
export type Ask = (operation: string, body?: object) => Promise<{ id: number }>

const header = 'Name,Email,Phone,Membership Name,Type,Status,Start Date,Expiration Date,Remaining,Total,Tags'

/** Files with rows of every fate, taken back after one client, one membership, one type and one tag came into use. */
export async function importAndTakeBack(studio: TestStudio, ask: Ask): Promise<void> {
  await makeClient(studio, { full_name: 'Here Already', email: 'here@example.com' })
  await makeClient(studio, { full_name: 'Here Whole', email: 'whole@example.com', phone: '600 100 200' })
  const clients = [
    'Name,Email,Phone,Birthday',
    'Here Already,here@example.com,600 111 222,',
    'Here Whole,whole@example.com,600 100 200,',
    'Nova,nova@example.com,,31/31/1990',
    'Nova,nova@example.com,600 333 444,',
    ',nameless@example.com,,',
    '(Deleted Customer),,,',
  ]
  await importFile(studio, 'clients', clients.join('\n'))
  const rows = [
    'Uma,uma@example.com,,5 Class Pass,prepaid,active,2026-02-01,2026-12-01,5,5,Early',
    'Uma,uma@example.com,,5 Class Pass,prepaid,active,2026-02-01,2026-12-01,5,5,Early',
    'Eda,eda@example.com,,Gold Monthly,recurring,active,2026-02-01,,,,',
    'Ron,ron@example.com,,Gold Monthly,recurring,active,soon,,,,',
    'Ada,ada@example.com,,Gold Monthly,recurring,active,2026-02-01,2026-01-01,,,',
    'Bob,bob@example.com,,Retired,recurring,active,2026-02-01,,,,',
    'Lea,lea@example.com,,5 Class Pass,prepaid,active,2026-02-01,,-1,5,',
    'Mo,mo@example.com,,,recurring,active,2026-02-01,,,,',
    'Nic,nic@example.com,,Gold Monthly,recurring,active,,,,,',
  ]
  const answers = { membership_types: { Retired: { leave_out: true } }, accept_type_proposals: true }
  const settled = { ...answers, missing_start: 'leave_out' }
  const { job_id } = await importFile(studio, 'memberships', [header, ...rows].join('\n'), settled)
  await importFile(studio, 'memberships', [header, rows[2]].join('\n'), answers)
  await use(studio, ask)
  await ask(`POST /api/v1/migration/jobs/${job_id}/rollback`)
}

/** Books with an imported membership and edits an imported client. */
async function use(studio: TestStudio, ask: Ask): Promise<void> {
  const find = async (name: string) =>
    (await studio.asOwner(`GET /api/v1/clients?search=${name}`)).body.items[0] as { id: number }
  const uma = await find('Uma')
  const cls = await makeClass(studio, { starts_at: '2026-03-06T07:00' })
  await ask('POST /api/v1/bookings', { client_id: uma.id, scheduled_class_id: cls.id })
  const eda = await find('Eda')
  await ask(`PUT /api/v1/clients/${eda.id}`, { phone: '600 000 000' })
}

/** Stock that the studio moves automatically, money of every kind and its refunds, and a closure that lengthens packs. */
export async function tradeAndClose(studio: TestStudio, ask: Ask): Promise<void> {
  const client = await registerClient(studio)
  const product = await makeProduct(studio, { stock_quantity: 9 })
  await ask(`POST /api/v1/products/${product.id}/stock-adjustment`, { delta: 2 })
  const bought = await sell(studio, { product_id: product.id, client_id: client.id })
  const refund = { amount: 5, reason: typed('torn at the seam'), restock: true }
  await ask(`POST /api/v1/payments/${bought.payments[0].id}/refunds`, refund)
  const card = await issueGiftCard(studio, { payment_method: 'cash', initial_value: 40 })
  const byCard = [{ method: 'gift_card', amount: 12, gift_card_code: card.code }]
  const given = await sell(studio, { product_id: product.id, payment_method: 'gift_card', payments: byCard })
  await ask(`POST /api/v1/payments/${given.payments[0].id}/refunds`, { ...refund, amount: 12 })
  await ask(`PUT /api/v1/gift-cards/${card.id}`, { is_active: false })
  const member = await registerClient(studio)
  const type = await makeMembershipType(studio, { validity_days: 60 })
  const promo = await makePromo(studio)
  const sale = { client_id: member.id, membership_type_id: type.id }
  const { id: pack } = await sellMembership(studio, { ...sale, payment_method: 'cash', promo_code: promo.code })
  const { body: paid } = await studio.asOwner(`GET /api/v1/payments?membership_id=${pack}`)
  await ask(`POST /api/v1/payments/${paid.items[0].id}/refunds`, { amount: 1, reason: typed('sorry for the noise') })
  const { clock, running } = studio
  const act = { now: clock.now(), actor: systemActor, requestId: null, seams: running.app.seams }
  const { code } = await makePromo(studio)
  await running.app.writer.write((tx) => holdPromo(tx, act, { ...sale, code, price_minor: 9000 }))
  await book(studio, await makeClass(studio, { starts_at: '2026-03-20T10:00' }), member)
  const days = { starts_on: '2026-03-20', ends_on: '2026-03-21' }
  const { id: closure } = await ask('POST /api/v1/closures', { ...days, extends_packs: true })
  await ask(`DELETE /api/v1/closures/${closure}`)
  await ask('POST /api/v1/closures', { ...days, extends_packs: true, reason: typed('a new wooden floor') })
}

/** Somebody with something in every corner of the studio, erased on request. */
export async function eraseSomebody(studio: TestStudio, ask: Ask): Promise<void> {
  const note = typed('prefers the purple mat')
  const { client } = await liveIn(studio, {
    note,
    reason: typed('twisted an ankle today'),
    saleNote: typed('for a gift of two'),
  })
  await client.ask('POST /api/v1/clients/me/erasure-request', {})
  await ask(`POST /api/v1/gdpr/delete/${client.id}`)
}
