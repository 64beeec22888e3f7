import { clientNamed } from '../../test/build/people.ts'
import { transcript, type Life } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async (life) => {
  const { owner, later } = life
  const ana = await clientNamed(life, 'Ana Prats')
  const zoe = await clientNamed(life, 'Zoe Quill')
  await make(life, 'PUT /studio', { late_cancel_fee: 5, no_show_fee: 7, default_vat_rate: 21, cancellation_hours: 12 })
  await made(life, zoe, 'of Zoe')
  await made(life, ana, 'of Ana')
  await zoe.ask('POST /clients/me/erasure-request')

  await zoe.ask(`GET /gdpr/export/${zoe.id}`)
  await owner(`GET /gdpr/export/${zoe.id}?format=zip`)
  await later({ minutes: 1 })
  await owner(`POST /gdpr/delete/${zoe.id}`)
  await later({ minutes: 1 })
  await owner(`POST /gdpr/delete/${zoe.id}`)
  await ana.ask('GET /memberships')
})

type Person = Awaited<ReturnType<typeof clientNamed>>

/** Something in every corner; nothing of it is written down but what became of it. */
async function made(life: Life, who: Person, of: string): Promise<void> {
  const { id } = who
  const post = (path: string, body?: object) => make(life, `POST ${path}`, body)
  await make(life, `PUT /clients/${id}`, {
    phone: `+34 600 000 00${id}`,
    date_of_birth: `199${id}-05-06`,
    address: `Street ${of} 7`,
    emergency_contact: `Mother ${of}`,
    locale: 'es',
  })
  await post(`/clients/${id}/notes`, { body: `Note ${of}` })
  const tag = await post('/tags', { name: `Tag ${of}` })
  await post(`/clients/${id}/tags`, { tag_id: tag.id })
  const child = await post('/clients', { full_name: `Child ${of}`, guardian_id: id })

  const terms = { type: 'class_pack', price: 40, credits_included: 8, can_pause: true }
  const type = await post('/membership-types', { name: `Pack ${of}`, ...terms })
  const code = `CODE${id}`
  const discount = { discount_type: 'percentage', discount_value: 10, valid_from: '2026-03-01' }
  await post('/promo-codes', { code, ...discount })
  const held = await post('/gift-cards', {
    initial_value: 30,
    recipient_name: `Receiver ${of}`,
    recipient_email: who.email,
    message: `Message ${of}`,
  })
  const { code: gift_card_code } = await make(life, `GET /gift-cards/${held.id}/code`)
  const sold = { client_id: id, membership_type_id: type.id, starts_at: '2026-03-04' }
  const payments = [
    { method: 'gift_card', amount: 6, gift_card_code },
    { method: 'cash', amount: 30 },
  ]
  const pack = await post('/memberships', { ...sold, promo_code: code, notes: `Membership ${of}`, payments })
  await make(life, `PUT /memberships/${pack.id}`, { credits_remaining: 9, credits_reason: `Adjusted ${of}` })
  await post(`/memberships/${pack.id}/pause`, { pause_days: 3 })
  await post(`/memberships/${pack.id}/resume`)

  const { id: template_id } = await post('/class-templates', { name: `Class ${of}` })
  const plan = (starts_at: string, capacity = 9) => post('/scheduled-classes', { template_id, starts_at, capacity })
  const book = (cls: { id: number }) => post('/bookings', { scheduled_class_id: cls.id, client_id: id })
  const late = await book(await plan('2026-03-04T20:00'))
  await life.later({ minutes: 20 })
  await make(life, `DELETE /bookings/${late.id}`, { reason: `Gave up ${of}` })
  await book(await plan('2026-03-06T10:00', 1))
  await post('/memberships', { ...sold, client_id: child.id })
  const full = await plan('2026-03-07T10:00', 1)
  await post('/bookings', { scheduled_class_id: full.id, client_id: child.id })
  await who.ask('POST /bookings/waitlist', { scheduled_class_id: full.id })
  const [charge] = await make(life, `GET /clients/${id}/charges`)
  await post(`/clients/${id}/charges/${charge.id}/waive`, { reason: `Waived ${of}` })

  const product = await post('/products', { name: `Mat ${of}`, price: 12, stock_quantity: 10 })
  const items = [{ product_id: product.id, quantity: 2 }]
  const sale = await post('/product-sales', { client_id: id, items, payment_method: 'cash', notes: `Sale ${of}` })
  await post(`/payments/${sale.payments[0].id}/refunds`, { amount: 12, reason: `Refund ${of}` })
  await who.ask('POST /gdpr/consent', { consent_type: 'marketing_email', granted: true, ip_address: `10.0.0.${id}` })
  const waiver = await post('/waivers', { title: `Waiver ${of}`, body: `Text ${of}` })
  await who.ask(`POST /waivers/${waiver.id}/sign`, { signed_name: `Signed ${of}` })
  const forChild = `POST /clients/me/dependants/${child.id}/waivers/${waiver.id}/sign`
  await who.ask(forChild, { signed_name: `Signed for a child ${of}` })
}

async function make({ studio }: Life, operation: string, body?: object) {
  const reply = await studio.asOwner(operation.replace(' ', ' /api/v1'), body)
  if (reply.status >= 300) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
  return reply.body
}
