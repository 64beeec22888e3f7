import { PASSWORD } from '../../../test/studio.ts'
import { transcript } from '../../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(`${operation}`, body)).body
  const stranger = as('stranger')
  await made('PUT /api/v1/studio', {
    late_cancel_fee: 7.5,
    no_show_fee: 9,
    default_vat_rate: 21,
    reminder_hours_before: 0,
  })
  for (const name of ['Ana', 'Bea']) {
    const email = `${name.toLowerCase()}@mail.test`
    await stranger('POST /auth/register/client', { full_name: name, email, password: PASSWORD })
  }
  const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
  await made('PUT /api/v1/studio/email', server)
  const pack = await made('POST /api/v1/membership-types', {
    name: 'Ten',
    type: 'class_pack',
    price: 100,
    credits_included: 10,
    can_pause: true,
  })
  const yin = await made('POST /api/v1/class-templates', { name: 'Yin', default_capacity: 1 })
  const flow = await made('POST /api/v1/class-templates', { name: 'Flow' })
  const sell = (client_id: number, more: object) =>
    made('POST /api/v1/memberships', { client_id, membership_type_id: pack.id, starts_at: '2026-03-04', ...more })
  const plan = (template: { id: number }, starts_at: string) =>
    made('POST /api/v1/scheduled-classes', { template_id: template.id, starts_at, force: true })
  const book = (client_id: number, cls: { id: number }) =>
    made('POST /api/v1/bookings', { client_id, scheduled_class_id: cls.id })

  const ten = await sell(1, { payment_method: 'cash' })
  await sell(2, {})
  const [full, near, far, third] = [
    await plan(yin, '2026-03-06T18:00'),
    await plan(flow, '2026-03-04T12:30'),
    await plan(flow, '2026-03-10T18:00'),
    await plan(flow, '2026-03-04T13:45'),
  ]
  const holder = await book(2, full)
  const [came, missed, lateOne, given, off] = [
    await book(1, near),
    await book(1, third),
    await book(1, await plan(flow, '2026-03-04T15:00')),
    await book(1, far),
    await book(1, await plan(flow, '2026-03-11T18:00')),
  ]
  const again = await book(1, await plan(flow, '2026-03-04T17:00'))
  await made('POST /api/v1/bookings/waitlist', { client_id: 1, scheduled_class_id: full.id })
  await later({ minutes: 20 })
  await studio.asOwner(`POST /api/v1/bookings/${came.id}/check-in`)
  await studio.asOwner(`DELETE /api/v1/bookings/${lateOne.id}`, { reason: 'Overslept' })
  await studio.asOwner(`DELETE /api/v1/bookings/${again.id}`)
  await later({ minutes: 1 })
  await studio.asOwner(`DELETE /api/v1/bookings/${given.id}`, { reason: 'Has a cold' })
  await studio.asOwner(`POST /api/v1/bookings/${again.id}/excuse`, { reason: 'A storm' })
  await studio.asOwner(`POST /api/v1/scheduled-classes/${off.scheduled_class_id}/cancel`, { reason: 'No heating' })
  await studio.asOwner(`DELETE /api/v1/bookings/${holder.id}`)
  studio.mail.fail = 'Away'
  await later({ hours: 2 })
  studio.mail.fail = undefined
  await studio.asOwner(`POST /api/v1/bookings/${missed.id}/no-show`)
  const charges = (await studio.asOwner('GET /api/v1/clients/1/charges')).body as { id: number; status: string }[]
  const [first, second] = charges.filter(({ status }) => status !== 'waived')
  await owner(`POST /clients/1/charges/${first!.id}/settle`, { payment_method: 'cash' })
  await later({ minutes: 1 })
  await owner(`POST /clients/1/charges/${second!.id}/waive`, { reason: 'First time' })

  const mat = await made('POST /api/v1/products', { name: 'Mat', price: 30, stock_quantity: 9 })
  const block = await made('POST /api/v1/products', { name: 'Block', price: 12.5, stock_quantity: 9 })
  const buy = (client_id: number) =>
    made('POST /api/v1/product-sales', {
      client_id,
      items: [mat, block].map(({ id }) => ({ product_id: id, quantity: 1 })),
      payment_method: 'card_terminal',
    })
  const sale = await buy(1)
  const others = await buy(2)
  await made(`POST /api/v1/payments/${others.payments[0].id}/refunds`, { amount: 1, reason: 'Another’s' })
  await made(`POST /api/v1/payments/${sale.payments[0].id}/refunds`, { amount: 12.5, reason: 'Too hard' })
  await made('POST /api/v1/clients/1/notes', { body: 'Prefers mornings' })
  await made('POST /api/v1/clients/2/notes', { body: 'Another’s' })
  const asAna = as('ana', await studio.login('ana@mail.test'))
  await asAna('POST /gdpr/consent', { consent_type: 'marketing_email', granted: true })
  await asAna('POST /gdpr/consent', { consent_type: 'marketing_email', granted: false })
  await as('bea', await studio.login('bea@mail.test'))('POST /gdpr/consent', {
    consent_type: 'photo_video',
    granted: true,
  })
  await studio.asOwner(`PUT /api/v1/memberships/${ten.id}`, { credits_remaining: 4, credits_reason: 'Put right' })
  await studio.asOwner(`POST /api/v1/memberships/${ten.id}/pause`, { pause_days: 5 })
  await later({ minutes: 1 })
  await studio.asOwner(`POST /api/v1/memberships/${ten.id}/resume`)
  await later({ minutes: 1 })
  await studio.asOwner(`POST /api/v1/memberships/${ten.id}/pause`, { pause_days: 7 })
  await studio.asOwner(`DELETE /api/v1/memberships/${ten.id}`)
  studio.mail.fail = 'No such mailbox'
  await studio.asOwner('POST /api/v1/clients/1/reset-mail')
  await later({ minutes: 1 })

  await owner('GET /clients/1/timeline?page_size=100')
  await owner('GET /clients/1/timeline?page_size=3&page=2')
  await owner('GET /clients/2/timeline?page_size=5')
  await owner('GET /clients/99/timeline')
  await owner('GET /clients/1/timeline?page=0')
  await as('ana', await studio.login('ana@mail.test'))('GET /clients/1/timeline')
  await owner('POST /gdpr/delete/2')
  await owner('GET /clients/2/timeline')
})
