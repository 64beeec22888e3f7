import type { RunningStudio } from '../studio.ts'
import { MIA, planBegun } from '../areas/door.ts'
import type { Api } from '../areas/desk.ts'
import { day } from './furnish.ts'

export const LUCIA = { full_name: 'Lucía Roca', email: 'lucia@studio.example', password: 'sea-and-sand-8' }

/** The day of the classes to come. */
export const SOON = day(9)

/** Where it is noon, so that what is a few hours away is on the same day. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** An instant so many minutes from the start of this minute. */
export const inMinutes = (minutes: number): string =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + minutes * 60_000).toISOString()

/**
 * Fills a new studio with what Mia has in it, and Lucía to teach her, always in the same order. Gives the link that
 * invites Nora.
 */
export async function furnishPortal(studio: RunningStudio): Promise<{ invite_url: string }> {
  const token = await studio.bootstrap()
  const send: Api = (method, path, body) => studio.api(method, path, body, token)
  const make = (path: string, body?: unknown) => send('POST', path, body)
  const quiet = { quiet_hours_start: '00:00', quiet_hours_end: '00:00' }
  await send('PUT', '/studio', {
    timezone: noonZone(),
    locale: 'en-GB',
    late_cancel_fee: 8.5,
    no_show_fee: 12,
    ...quiet,
  })
  const { access_token, account } = await make('/auth/register/client', MIA)
  const mine: Api = (method, path, body) => studio.api(method, path, body, access_token)
  const mia = account.id
  const named = async (full_name: string) => (await make('/clients', { full_name })).id
  const [ana, bea] = [await named('Ana Prats'), await named('Bea Mas')]

  const type = (body: object) => make('/membership-types', body)
  const pauses = { can_pause: true, max_pause_days: 30 }
  const pack = await type({ name: 'Ten classes', type: 'class_pack', price: 100, credits_included: 10, ...pauses })
  const all = { name: 'All a month', type: 'subscription', billing_interval: 'monthly', price: 89, unlimited: true }
  const month = await type({ ...all, ...pauses })
  const eight = await type({
    ...all,
    name: 'Eight a quarter',
    billing_interval: 'quarterly',
    unlimited: false,
    credits_per_interval: 8,
  })
  const pass = await type({ name: 'Open month', type: 'time_pass', price: 90.5, unlimited: true, validity_days: 60 })
  const intro = { type: 'class_pack', price: 30, credits_included: 3, is_intro_offer: true }
  await type({ ...intro, name: 'First week', intro_price: 9, intro_validity_days: 7 })
  await type({ ...intro, name: 'First visit', credits_included: 1, validity_days: 1 })
  const sell = (client_id: number, one: { id: number }, starts_at = day(0)) =>
    make('/memberships', { client_id, membership_type_id: one.id, starts_at, payment_method: 'card_terminal' })
  await sell(mia, pack)
  const paused = await sell(mia, month)
  await make(`/memberships/${paused.id}/pause`, { pause_days: 5 })
  const ended = await sell(mia, pass)
  await send('PUT', `/memberships/${ended.id}`, { status: 'expired' })
  await sell(mia, eight, day(20))
  await sell(bea, pack)

  const { id: instructor_id } = await make('/instructors', { ...LUCIA, bio: 'Slowly.' })
  const { id: establishment_id } = await make('/establishments', { name: 'By the harbour' })
  const template = async (name: string, more: object = {}) =>
    (await make('/class-templates', { name, default_capacity: 6, cancellation_window_hours: 6, ...more })).id
  const plan = async (template_id: number, starts_at: string, more: object = {}) =>
    (await make('/scheduled-classes', { template_id, starts_at, instructor_id, ...more })).id
  const flow = await template('Slow flow', { description: 'On the mat.', duration_minutes: 15 })
  const seat = (scheduled_class_id: number, client_id: number, more: object = { force: true }) =>
    make('/bookings', { scheduled_class_id, client_id, ...more })
  const slow = await plan(flow, `${SOON}T10:00`, { establishment_id })
  await mine('POST', '/bookings', { scheduled_class_id: slow })
  const barre = await plan(await template('Barre', { default_capacity: 1 }), `${SOON}T12:00`, { instructor_id: null })
  await seat(barre, ana)
  await make('/bookings/waitlist', { scheduled_class_id: barre, client_id: bea })
  await mine('POST', '/bookings/waitlist', { scheduled_class_id: barre })
  await plan(await template('Late flow', { cancellation_window_hours: 720 }), `${SOON}T14:00`)
  const full = await plan(await template('Tiny class', { default_capacity: 1 }), `${SOON}T16:00`)
  await seat(full, ana)
  await plan(await template('Early bird', { booking_open_hours_before: 24 }), `${SOON}T18:00`)
  await plan(await template('Closed', { booking_close_hours_before: 720 }), `${SOON}T20:00`)
  const off = await plan(flow, `${SOON}T21:30`)
  await make(`/scheduled-classes/${off}/cancel`, { reason: 'No heating' })

  const [begun, next, later] = [
    await planBegun((at) => plan(flow, at)),
    await plan(flow, inMinutes(20)),
    await plan(flow, inMinutes(110)),
  ]
  const missed = await seat(begun, mia, { check_in: true, force: true })
  await make(`/bookings/${missed.id}/undo`)
  await make(`/bookings/${missed.id}/no-show`)
  for (const cls of [next, later]) await seat(cls, mia)
  await seat(next, ana)
  await plan(flow, `${day(1)}T10:00`)

  const waiver = (title: string, more: object = {}) =>
    make('/waivers', { title, body: 'I take care.\n\nI know my limits.', requires_before_booking: false, ...more })
  const changed = await waiver('Own risk')
  const signed = await waiver('House rules')
  for (const { id } of [changed, signed]) await mine('POST', `/waivers/${id}/sign`, { signed_name: 'Mia S.' })
  await send('PUT', `/waivers/${changed.id}`, { body: 'I take good care.\n\nI know my limits.' })
  await waiver('Pictures')
  await mine('POST', '/gdpr/consent', { consent_type: 'photo_video', granted: true })
  await mine('POST', '/gdpr/consent', { consent_type: 'photo_video', granted: false })
  await mine('POST', '/gdpr/consent', { consent_type: 'terms', granted: true })
  const nora = await make('/clients', { full_name: 'Nora Gil', email: 'nora@example.com' })
  return make(`/clients/${nora.id}/invite`)
}
