import { makeAutomation } from './automations.ts'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { TestStudio } from '../studio.ts'
import { makeAppointment, offer } from './appointments.ts'
import { book, registerClient, sellPack, setRules, wait, type TestClient } from './bookings.ts'
import { issueGiftCard, makeClient, sell } from './commerce.ts'
import { askAsGuest } from './guests.ts'
import { importFile } from './migration.ts'
import { makeRoom } from './rooms.ts'
import { makeClass, makeSeries } from './schedule.ts'
import { makeWaiver, signWaiver } from './waivers.ts'

/** The traces of a person in a studio: each of their words can be looked for. */
export interface LivedIn {
  client: TestClient
  words: Record<'name' | 'email' | 'phone' | 'note' | 'address' | 'emergency' | 'reason' | 'saleNote' | 'ip', string>
  /** The ids of what must outlive her. */
  booking_id: number
  receipt_ids: number[]
}

/** A client with something in every corner: bookings, waitlists, money, letters, notes, consents, signatures, an import. */
export async function liveIn(studio: TestStudio, overrides: object = {}): Promise<LivedIn> {
  const words = {
    name: 'Zenobia Quillfeather',
    email: 'zenobia.quillfeather@example.org',
    phone: '+34 611 222 333',
    note: 'Prefers the purple mat by the window',
    address: 'Calle del Olmo 77',
    emergency: 'Hieronymus Quillfeather 699 888 777',
    reason: 'Twisted her left ankle',
    saleNote: 'Engrave with ZQ please',
    ip: '203.0.113.77',
    ...overrides,
  }
  const studioAct = async (operation: string, body?: object, status = 200) => {
    const reply = await studio.asOwner(operation, body)
    if (reply.status !== status) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  await setRules(studio, { late_cancel_fee: 5, default_vat_rate: 21, waitlist_confirm_minutes: 60 })
  const file = `Name,Email,Phone,Notes\n${words.name},${words.email},${words.phone},${words.note}\nOther One,other@example.org,,\n`
  await importFile(studio, 'clients', file)
  const found = await studioAct(`GET /api/v1/clients?search=${encodeURIComponent(words.email)}`)
  const id: number = found.items[0].id
  const { address, emergency: emergency_contact, phone } = words
  await studioAct(`PUT /api/v1/clients/${id}`, { address, emergency_contact, phone, date_of_birth: '1990-05-06' })
  const client = await claim(studio, id, words)
  await studioAct(`POST /api/v1/clients/${id}/notes`, { body: words.note }, 201)
  await studioAct('POST /api/v1/tasks', { client_id: id, title: words.note, notes: words.reason }, 201)
  const child = await makeClient(studio, { full_name: 'Little Quill', email: words.email, guardian_id: id })
  const neighbour = await makeClient(studio, { emergency_contact: `${words.name}, ${words.phone}` })
  await studioAct(
    `POST /api/v1/clients/${neighbour.id}/notes`,
    { body: `Came with ${words.name.toUpperCase()} (${words.email})` },
    201,
  )

  const pack = await sellPack(studio, client, 8)
  await studioAct(`PUT /api/v1/memberships/${pack.id}`, { notes: words.note, credits_remaining: 9 })
  const visited = await book(studio, await makeClass(studio, { starts_at: '2026-03-04T12:30' }), client)
  await studio.advance({ minutes: 20 })
  await client.ask('POST /api/v1/gdpr/consent', {
    consent_type: 'marketing_email',
    granted: true,
    ip_address: '10.9.8.7',
  })
  await client.ask('POST /api/v1/gdpr/consent', { consent_type: 'push_notifications', granted: true })
  await makeAutomation(studio, {
    trigger_event: 'client.first_visit',
    steps: [
      { type: 'issue_promo_code', discount_type: 'percentage', value: 10, valid_days: 30 },
      { type: 'send_push', title: 'Hello {{client.full_name}}', body: 'Your code: {{promo_code}}' },
      { type: 'wait', days: 90 },
    ],
  })
  await studioAct(`POST /api/v1/bookings/${visited.id}/check-in`)
  const late = await book(studio, await makeClass(studio, { starts_at: '2026-03-04T20:00' }), client)
  await studio.advance({ minutes: 20 })
  await studioAct(`DELETE /api/v1/bookings/${late.id}`, { reason: words.reason })
  const [charge] = await studioAct(`GET /api/v1/clients/${id}/charges`)
  await studioAct(`POST /api/v1/clients/${id}/charges/${charge.id}/waive`, { reason: words.reason })
  const seated = await makeClass(studio, { room_plan_id: (await makeRoom(studio, 12)).id })
  await book(studio, seated, client, { keep_seat: true })
  const full = await makeClass(studio, { capacity: 1, starts_at: '2026-03-09T10:00' })
  const other = await registerClient(studio)
  const shared = await sellPack(studio, other, 3, { max_members: 2 })
  await studioAct(`PUT /api/v1/memberships/${shared.id}/members`, { client_ids: [id] })
  await book(studio, full, other)
  await wait(full, client)
  const { name: full_name, email } = words
  await askAsGuest(studio, await makeClass(studio, { starts_at: '2026-03-11T10:00' }), { full_name, email, phone })

  const series = await makeSeries(studio, { starts_at: '2026-05-04T10:00', recurrence: { count: 2 } })
  const weekly = { client_id: id, series_id: series.series_id, starts_on: '2026-05-04' }
  const standing = await studioAct('POST /api/v1/standing-bookings', weekly, 201)
  await studioAct(`POST /api/v1/standing-bookings/${standing.id}/skips`, { date: '2026-05-11' })
  const pausable = await sellPack(studio, client, 2, { can_pause: true, max_pause_days: 30 })
  await client.ask(`POST /api/v1/memberships/${pausable.id}/pause`, { pause_days: 5, starts_on: '2026-05-18' })

  const hour = await offer(studio)
  const with_whom = { service_id: hour.service.id, instructor_id: hour.instructor.id, client_id: id }
  const kept = await makeAppointment(studio, { ...with_whom, starts_at: '2026-03-16T10:00', notes: words.note })
  await studioAct(`PATCH /api/v1/appointments/${kept.id}/cancel`, { reason: words.reason })
  await makeAppointment(studio, { ...with_whom, starts_at: '2026-03-17T10:00', notes: words.note })

  const sale = await sell(studio, { client_id: id, notes: words.saleNote, quantity: 2 })
  const [payment] = sale.payments
  await studioAct(`POST /api/v1/payments/${payment.id}/refunds`, { amount: 12, reason: words.reason }, 201)
  await studioAct(`POST /api/v1/receipts/${sale.receipt_id}/email`, {})
  await issueGiftCard(studio, {
    recipient_name: words.name,
    recipient_email: words.email,
    message: `For ${words.name}`,
  })
  const waiver = await makeWaiver(studio)
  await signWaiver(waiver, client)
  const forChild = `POST /api/v1/clients/me/dependants/${child.id}/waivers/${waiver.id}/sign`
  await client.ask(forChild, { signed_name: words.name })
  await studioAct(`POST /api/v1/clients/${id}/reset-mail`)
  await client.ask('POST /api/v1/calendar/tokens')
  await client.ask('PUT /api/v1/notifications/settings', { deliver_by: 'both' })
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
  await client.ask('POST /api/v1/notifications/subscriptions', { endpoint: 'https://push.example.com/send/z', keys })
  for (const client_id of [id, child.id, neighbour.id]) {
    const body = client_id === neighbour.id ? 'Give it to her' : words.reason
    await studioAct('POST /api/v1/notifications/send', { client_id, title: `¶ A scarf of ${words.name}`, body })
  }
  const receipts = (await studioAct(`GET /api/v1/receipts?client_id=${id}`)).items
  return { client, words, booking_id: visited.id, receipt_ids: receipts.map((row: { id: number }) => row.id) }
}

/** The imported client sets a password by the link of an invitation, and signs in. */
async function claim(
  studio: TestStudio,
  id: number,
  words: { name: string; email: string; ip: string },
): Promise<TestClient> {
  const { invite_url } = (await studio.asOwner(`POST /api/v1/clients/${id}/invite`)).body
  const token = new URL(invite_url).hash.slice(1)
  const new_password = 'Correct-Horse-7'
  await studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password }, door: 'public' })
  const headers = { 'X-Forwarded-For': words.ip }
  const ask: TestClient['ask'] = async (operation, body) =>
    studio.send(operation, { token: await studio.login(words.email), body, headers, door: 'public' })
  return { id, full_name: words.name, email: words.email, ask }
}

/** Where in a studio's folder, in what it logged or in a backup made now, a text still stands; in any case of its letters. */
export function whereIs(studio: TestStudio, text: string): string[] {
  const copy = join(studio.folder, 'copy-made-now.sqlite')
  rmSync(copy, { force: true })
  const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
  database.prepare('VACUUM INTO ?').run(copy)
  database.close()
  const needle = text.toLowerCase()
  const found = readdirSync(studio.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).toString('latin1').toLowerCase().includes(latin1(needle)))
  if (studio.logged.some((line) => line.toLowerCase().includes(needle))) found.push('log')
  return found
}

/** The bytes of a text, as one character each. */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}
