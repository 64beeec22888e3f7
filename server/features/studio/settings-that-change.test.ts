import { transcript, type Life } from '../../test/transcript/transcript.ts'
import type { SettingsChanges } from './contract.ts'

/**
 * Every setting: without a new one this does not compile. Left out are the currency, which other steps change, `force`,
 * which is no setting, and what the environment of the tests decides.
 */
type Settings = Required<Omit<SettingsChanges, 'currency' | 'force' | 'forwarded_for_trusted'>>

const live = async ({ studio, owner, as, later }: Life) => {
  const put = (body: object) => owner('PUT /studio', body)
  const every: Settings = {
    studio_name: 'Marea',
    address: 'Calle Mayor 1',
    country: 'ES',
    tax_id: 'B123',
    website_url: ' https://Marea.example/ ',
    terms_url: 'https://marea.example/terms',
    terms_text: ' Be on time. ',
    privacy_url: 'https://marea.example/privacy',
    privacy_text: 'We keep little.',
    timezone: 'Pacific/Auckland',
    locale: 'de-AT',
    primary_color: '#AABBCC',
    secondary_color: '#123456',
    typeface: 'warm',
    tunnel_url: 'https://desk.marea.example/',
    tunnel_host: 'https://tunnel.example/',
    tunnel_name: 'marea',
    default_vat_rate: 100,
    late_cancel_fee: 7.5,
    no_show_fee: 12.25,
    cancellation_hours: 720,
    cancellation_deducts_credit: false,
    checkin_open_minutes_before: 1440,
    checkin_close_minutes_after: 1440,
    waitlist_confirm_minutes: 1440,
    reminder_hours_before: 168,
    calendar_start_hour: 23,
    calendar_end_hour: 24,
    quiet_hours_start: '21:30',
    quiet_hours_end: '08:15',
    past_due_days: 90,
    fee_grace_hours: 720,
    fee_forgiveness_count: 50,
    fee_forgiveness_days: 365,
    collection_retry_days: [1, 60],
    keep_letters_days: 3650,
    keep_events_days: 3650,
    keep_audit_days: 3650,
    guest_bookings_enabled: true,
    self_service_purchases_enabled: false,
    pay_at_studio_enabled: false,
    standing_bookings_enabled: true,
    standing_booking_days_ahead: 84,
    substitute_needs_approval: false,
    substitute_cancels_free: true,
    public_manager_enabled: false,
    lan_enabled: true,
    trusted_proxies: ['10.0.0.0/8'],
  }
  await owner('GET /studio')
  await later({ minutes: 1 })
  await put({})
  await put(every)
  await owner('GET /studio/branding')
  await owner('GET /studio/status')
  for (const [name, value] of Object.entries(every)) if (typeof value === 'number') await put({ [name]: value + 630 })
  await put({
    default_vat_rate: 0,
    late_cancel_fee: 0,
    no_show_fee: 0,
    cancellation_hours: 0,
    checkin_open_minutes_before: 0,
    checkin_close_minutes_after: 0,
    waitlist_confirm_minutes: 0,
    reminder_hours_before: 0,
    calendar_start_hour: 0,
    calendar_end_hour: 1,
    past_due_days: 0,
    fee_grace_hours: 0,
  })
  await put({ calendar_start_hour: 1 })
  await put({ calendar_end_hour: 0 })
  for (const name of ['default_vat_rate', 'late_cancel_fee', 'no_show_fee', 'cancellation_hours', 'past_due_days'])
    await put({ [name]: -1 })
  for (const name of ['checkin_open_minutes_before', 'checkin_close_minutes_after', 'waitlist_confirm_minutes'])
    await put({ [name]: -1 })
  await put({ reminder_hours_before: -1, calendar_start_hour: -1, fee_grace_hours: -1 })
  await put({ fee_forgiveness_count: -1, fee_forgiveness_days: 0, collection_retry_days: [0] })
  await put({ collection_retry_days: [7, 3] })
  await put({ collection_retry_days: [] })
  await put({ address: null, country: null, tax_id: null, website_url: null, tunnel_url: null })
  await put({ terms_url: null, terms_text: null, privacy_url: null, privacy_text: null })
  await put({ late_cancel_fee: 7.505 })
  await put({ no_show_fee: 7.505 })
  await put({ studio_name: ' ', timezone: '+02:00', locale: '', currency: 'XTS', website_url: 'a', tunnel_url: 'b' })
  await put({ country: 'x'.repeat(101), tax_id: 'x'.repeat(51) })
  await put({ website_url: `https://${'x'.repeat(2041)}` })

  // The fees keep their number in another currency, one that is given has the new one's coins.
  await put({ late_cancel_fee: 5, no_show_fee: 7.5 })
  await put({ currency: 'JPY' })
  await put({ currency: 'JPY', no_show_fee: 7.5 })
  await put({ currency: 'jpy', no_show_fee: 8 })
  await put({ currency: 'KWD', late_cancel_fee: 1.125 })
  await put({ currency: 'KWD', tax_id: 'B1' })
  await owner('POST /clients', { full_name: 'Ana Prats' })
  await owner('POST /products', { name: 'Mat', price: 20.125 })
  await owner('POST /membership-types', { name: 'Ten', type: 'class_pack', price: 99.5, credits_included: 10 })
  await put({ currency: 'EUR', late_cancel_fee: 1, tax_id: 'B2' })
  await owner('PUT /products/1', { price: 20.5 })
  await put({ currency: 'EUR', late_cancel_fee: 1, tax_id: 'B2' })
  await owner('POST /products/1/stock-adjustment', { delta: 3, reason: 'Delivered' })
  await owner('POST /product-sales', { client_id: 1, payment_method: 'cash', items: [{ product_id: 1, quantity: 1 }] })
  await put({ currency: 'KWD', tax_id: 'B3' })

  // Warnings for the owner.
  await owner('POST /roles', { name: 'Desk', permissions: ['clients.view', 'settings.view'] })
  const desk = { full_name: 'Ivo Desk', email: 'ivo@studio.test', password: 'Correct-Horse-7', role_id: 3 }
  await owner('POST /staff', desk)
  const viewer = as('ivo', await studio.login(desk.email))
  await viewer('GET /studio/status')
  await viewer('PUT /studio', { tax_id: 'B3' })
  await viewer('GET /studio')
  await as('stranger')('GET /studio/branding')
  await as('stranger')('GET /studio/status')
  await as('stranger')('POST /auth/forgot-password', { email: desk.email })
  await later({ minutes: 1 })
  await owner('GET /studio/status')
  await owner('PUT /studio/email', {
    host: 'mail.example.com',
    port: 587,
    security: 'starttls',
    from_email: 'a@b.test',
  })
  studio.mail.fail = 'refused'
  await later({ minutes: 1 })
  await owner('GET /studio/status')
  await later({ days: 2 })
  await owner('GET /studio/status')
}

transcript(import.meta.filename, live, { showsSettings: true })
