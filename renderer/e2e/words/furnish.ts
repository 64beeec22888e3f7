import { weekday } from '../../../server/lib/time.ts'
import { dayFromNow, planBegun } from '../areas/door.ts'
import type { RunningStudio } from '../studio.ts'
// Its days count from the time that the readings begin at.
import './test.ts'

/** The day so many days from today, in the studio's zone or next to it. */
export const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday after next, so that a week with classes looks the same on every day of this one. */
export const MONDAY = dayFromNow(15 - weekday(dayFromNow(0)))
/** The day after it, on which nothing is on. */
export const TUESDAY = dayFromNow(16 - weekday(dayFromNow(0)))

/** Fills a new studio with a few things of every kind and state, always in the same order. Gives the owner's token. */
export async function furnish(studio: RunningStudio): Promise<string> {
  const token = await studio.bootstrap()
  // oxlint-disable-next-line no-explicit-any
  const send = (method: string, path: string, body?: unknown) => studio.api<any>(method, path, body, token)
  const make = (path: string, body?: unknown) => send('POST', path, body)
  const rules = { quiet_hours_start: '22:00', quiet_hours_end: '08:00', late_cancel_fee: 8.5, no_show_fee: 12 }
  await send('PUT', '/studio', { default_vat_rate: 21, ...rules })

  const ada = await make('/clients', { full_name: 'Ada Roig', email: 'ada@example.com', phone: '+34 600 111 222' })
  const ben = await make('/clients', { full_name: 'Ben Soler', email: 'ben@example.com' })
  const cai = await make('/clients', { full_name: 'Cai Mas' })
  // Some hundred days ago: of the same age all year round, and no birthday near.
  const date_of_birth = day(-100).replace(/^\d+/, (year) => String(Number(year) - 36))
  const told = { locale: 'es-ES', address: 'Moll 7', emergency_contact: 'Pau, 600 333 444', date_of_birth }
  await send('PUT', `/clients/${cai.id}`, told)
  const gone = await make('/clients', { full_name: 'Dolors Gone', email: 'dolors@example.com' })
  await send('PUT', `/clients/${gone.id}`, { is_active: false })

  const type = (body: object) => make('/membership-types', body)
  const pack = await type({
    name: 'Ten classes',
    type: 'class_pack',
    price: 120.5,
    credits_included: 10,
    can_pause: true,
  })
  const monthly = { type: 'subscription', price: 89, billing_interval: 'monthly' }
  const eight = { credits_per_interval: 8, rollover_enabled: true, max_rollover_credits: 4 }
  await type({ name: 'Eight a month', ...monthly, ...eight, max_pause_days: 30, can_pause: true })
  await type({ name: 'All a month', ...monthly, unlimited: true })
  await type({ name: 'Two weeks', type: 'time_pass', price: 45, unlimited: true, validity_days: 14 })
  const intro = { is_intro_offer: true, intro_price: 9, intro_validity_days: 7 }
  await type({ name: 'First week', type: 'class_pack', price: 30, credits_included: 3, ...intro })
  const old = await type({ name: 'Old drop-in', type: 'drop_in', price: 16, sellable_online: true })
  await send('PUT', `/membership-types/${old.id}`, { is_active: false })
  const sell = (client_id: number, membership_type_id: number, payment_method: string) =>
    make('/memberships', { client_id, membership_type_id, starts_at: day(0), payment_method })
  await sell(ada.id, pack.id, 'card_terminal')
  await sell(ben.id, pack.id, 'cash')

  const product = (body: object) => make('/products', body)
  const mat = await product({ name: 'Cork mat', sku: 'MAT-1', price: 64, stock_quantity: 12 })
  await product({ name: 'Socks', price: 12.5, stock_quantity: 2 })
  await product({ name: 'Bottle', price: 22, stock_quantity: 0 })
  const towel = await product({ name: 'Towel', price: 9, stock_quantity: 3 })
  await send('PUT', `/products/${towel.id}`, { is_active: false })
  const code = (body: object) => make('/promo-codes', { valid_from: '2020-01-01', ...body })
  await code({ code: 'SUMMER10', discount_type: 'percentage', discount_value: 10 })
  await code({ code: 'FIVE', discount_type: 'fixed_amount', discount_value: 5, max_uses: 3, one_per_client: false })
  await code({ code: 'PAST', discount_type: 'percentage', discount_value: 25, valid_until: '2020-02-01' })
  const off = await code({ code: 'OFF', discount_type: 'percentage', discount_value: 50 })
  await send('PUT', `/promo-codes/${off.id}`, { is_active: false })
  const sale = (client_id: number | null, quantity: number, more: object = {}) =>
    make('/product-sales', { client_id, items: [{ product_id: mat.id, quantity }], payment_method: 'cash', ...more })
  await sale(ada.id, 2, { notes: 'A gift' })
  await sale(null, 1, { payment_method: 'card_terminal' })
  const card = { recipient_name: 'Rosa', message: 'Happy birthday!', payment_method: 'cash' }
  await make('/gift-cards', { initial_value: 60, ...card })
  await make('/gift-cards', { initial_value: 25.5, payment_method: 'card_terminal' })

  const waiver = { title: 'Liability', body: 'I come at my own risk.', requires_before_booking: false }
  await make('/waivers', waiver)
  const photos = await make('/waivers', { ...waiver, title: 'Photos', body: 'You may show me.' })
  await send('PUT', `/waivers/${photos.id}`, { is_active: false })
  const tag = await make('/tags', { name: 'Regular', color: '#1f6f78' })
  await make('/tags', { name: 'Marathon', color: '#e6a15c' })
  await make(`/clients/${ada.id}/tags`, { tag_id: tag.id })
  const often = {
    all: [
      { field: 'visits_30d', op: 'gte', value: 6 },
      { field: 'client.is_active', op: 'eq', value: true },
    ],
  }
  await make('/auto-tag-rules', { tag_id: tag.id, trigger_event: 'booking.checked_in', condition_json: often })

  await make('/establishments', { name: 'By the harbour', address: 'Moll 1' })
  const lia = { full_name: 'Lia Font', email: 'lia@example.com', password: 'a-long-enough-word-1', bio: 'Yin.' }
  const teacher = await make('/instructors', lia)
  const roles = await send('GET', '/roles')
  const role_id = roles.find((one: { name: string }) => one.name !== 'Owner').id
  const staff = { full_name: 'Pol Serra', email: 'pol@example.com', password: 'a-long-enough-word-1', role_id }
  await make('/staff', staff)
  const template = { name: 'Slow flow', duration_minutes: 75, default_capacity: 9, cancellation_window_hours: 6 }
  const flow = await make('/class-templates', { ...template, color: '#3b7a57', description: 'Slowly.' })
  const barre = await make('/class-templates', { name: 'Barre', duration_minutes: 45, default_capacity: 1 })
  const unused = await make('/class-templates', { name: 'Retired' })
  await send('PUT', `/class-templates/${unused.id}`, { is_active: false })
  const plan = (template_id: number, at: string, more: object = {}) =>
    make('/scheduled-classes', { template_id, starts_at: at, ...more })
  const first = await plan(flow.id, `${MONDAY}T10:00`, { instructor_id: teacher.id })
  const full = await plan(barre.id, `${MONDAY}T18:30`)
  const dropped = await plan(flow.id, `${MONDAY}T20:00`)
  await make(`/scheduled-classes/${dropped.id}/cancel`, { reason: 'No heating' })
  for (const client of [ada, ben]) await make('/bookings', { scheduled_class_id: first.id, client_id: client.id })
  const seat = (cls: { id: number }, client: { id: number }, more: object = {}) =>
    make('/bookings', { scheduled_class_id: cls.id, client_id: client.id, ...more })
  for (const cls of [first, full])
    await send('DELETE', `/bookings/${(await seat(cls, cai, { force: true })).id}`, { reason: 'Has a cold' })
  // Of a class that has just begun one is missing, and one may still come.
  const begun = await planBegun((at) => plan(barre.id, at, { capacity: 3 }))
  const atTheDoor = { check_in: true, force: true }
  const [missing, late] = [await seat(begun, cai, atTheDoor), await seat(begun, ben, atTheDoor)]
  for (const { id } of [missing, late]) await make(`/bookings/${id}/undo`)
  await make(`/bookings/${missing.id}/no-show`)
  await seat(full, ada)
  await make('/bookings/waitlist', { scheduled_class_id: full.id, client_id: ben.id })
  const recurrence = { freq: 'weekly', count: 2 }
  await plan(flow.id, `${MONDAY}T07:00`, { recurrence })
  const past = await make('/memberships', { client_id: ben.id, membership_type_id: pack.id, starts_at: day(0) })
  await send('DELETE', `/memberships/${past.id}`)
  const { name, permissions } = roles.find((one: { id: number }) => one.id === role_id)
  await send('PUT', `/roles/${role_id}`, { name, permissions: [...permissions.slice(1), 'audit.view'] })
  await make('/closures', { starts_on: day(40), ends_on: day(42), reason: 'Painting' })
  await make(`/clients/${cai.id}/notes`, { body: 'Left knee' })
  return token
}
