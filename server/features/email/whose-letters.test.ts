import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

/** The recipient of an email about a person, and its language. */
transcript(import.meta.filename, async ({ studio, owner, later }) => {
  const made = async (operation: string, body: object) => (await studio.asOwner(operation, body)).body
  await made('PUT /api/v1/studio/email', {
    host: 'smtp.test',
    port: 587,
    security: 'starttls',
    from_email: 'desk@studio.test',
  })
  const registered = async (full_name: string, email: string, locale: string | null) => {
    const body = { full_name, email, password: PASSWORD }
    const { account } = (await studio.send('POST /api/v1/auth/register/client', { body, door: 'public' })).body
    await studio.asOwner(`PUT /api/v1/clients/${account.id}`, { locale })
    return account.id as number
  }
  const gema = await registered('Gema', 'gema@mail.test', 'de')
  const hugo = await registered('Hugo', 'hugo@mail.test', null)
  const person = async (full_name: string, more: object) =>
    (await made('POST /api/v1/clients', { full_name, ...more })).id as number
  const mute = await person('Mute', {})
  const people = {
    'a child with an address of its own': await person('Kid', {
      email: 'kid@mail.test',
      locale: 'fr',
      guardian_id: gema,
    }),
    'a child of somebody without a language': await person('Kit', { guardian_id: hugo, locale: 'it' }),
    'a child of somebody without an address': await person('Kim', { email: 'kim@mail.test', guardian_id: mute }),
    'who has an address': await person('Ana', { email: 'ana@mail.test', locale: 'es' }),
    'who has none': mute,
    'who signs in': await registered('Teen', 'teen@mail.test', 'it'),
  }
  const mat = await made('POST /api/v1/products', { name: 'Mat', price: 30, stock_quantity: 90 })
  const yin = await made('POST /api/v1/class-templates', { name: 'Yin', default_capacity: 20 })
  const cls = await made('POST /api/v1/scheduled-classes', { template_id: yin.id, starts_at: '2026-03-20T23:30' })
  for (const client_id of Object.values(people)) {
    await made('POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id, force: true })
    const sale = { client_id, items: [{ product_id: mat.id, quantity: 1 }], payment_method: 'cash' }
    const { receipt_id } = await made('POST /api/v1/product-sales', sale)
    await owner(`POST /receipts/${receipt_id}/email`)
  }
  const { receipt_id } = await made('POST /api/v1/product-sales', {
    items: [{ product_id: mat.id, quantity: 2 }],
    payment_method: 'cash',
  })
  await owner(`POST /receipts/${receipt_id}/email`)
  await owner(`POST /receipts/${receipt_id}/email`, { email: 'anybody@mail.test' })
  await later({ minutes: 1 })
  await owner('GET /emails?page_size=100')
})
