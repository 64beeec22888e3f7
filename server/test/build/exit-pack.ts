import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import type { TestStudio } from '../studio.ts'
import { book, registerClient, registerMember, sellPack } from './bookings.ts'
import { issueGiftCard, makePromo } from './commerce.ts'
import { makeMembershipType } from './memberships.ts'
import { makeRoom, makeSeatedClass } from './rooms.ts'
import { makeClass, makeSeries } from './schedule.ts'
import { startStanding } from './standing-bookings.ts'
import { unzip } from '../unzip.ts'

type Row = Record<string, unknown>

/** A pack as it arrived: its files, the tables of its JSON, and its CSVs cell by cell, the header first. */
export interface Pack {
  files: Record<string, Buffer>
  // The test that reads a manifest asserts its content.
  // oxlint-disable-next-line no-explicit-any
  manifest: any
  json: (table: string) => Row[]
  csv: (table: string) => string[][]
  /** The rows of a CSV by the names of its columns. */
  lines: (table: string) => Record<string, string>[]
}

/** Asks for the pack as the owner, or by another's token; the answer has not been read. */
export function askForPack(studio: TestStudio, token = studio.owner): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` }
  return fetch(`${studio.running.localUrl}/api/v1/studio/exit-pack`, { method: 'POST', headers })
}

/** Takes a whole pack and opens it. */
export async function takePack(studio: TestStudio): Promise<Pack> {
  const response = await askForPack(studio)
  if (response.status !== 200) throw new Error(`No pack: ${await response.text()}`)
  const files = await unzip(Buffer.from(await response.arrayBuffer()))
  const csv = (table: string) => {
    const text = files[`csv/${table}.csv`]!.toString('utf8').replace(/^\uFEFF/, '')
    return Papa.parse<string[]>(text, { skipEmptyLines: true }).data
  }
  return {
    files,
    manifest: JSON.parse(files['manifest.json']!.toString()),
    json: (table) => JSON.parse(files[`json/${table}.json`]!.toString()) as Row[],
    csv,
    lines: (table) => {
      const [header = [], ...rows] = csv(table)
      return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]!])))
    },
  }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Adds what a studio furnished for other tests has nothing of. */
export async function furnishTheRest(studio: TestStudio): Promise<void> {
  const make = async (operation: string, body?: object) => {
    const reply = await studio.asOwner(operation, body)
    if (reply.status >= 300) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const away = { starts_at: '2026-08-03T00:00', ends_at: '2026-08-10T00:00', reason: 'Holidays' }
  await make('POST /api/v1/instructors/1/time-off', away)
  const { id: taught } = await makeClass(studio, { instructor_id: 1, starts_at: '2026-03-18T09:00' })
  await make(`POST /api/v1/scheduled-classes/${taught}/substitute-requests`, { note: 'A cold' })
  await make('POST /api/v1/kiosks', { name: 'Front door' })
  const seated = await makeSeatedClass(studio, await makeRoom(studio), { starts_at: '2026-03-16T09:00' })
  await book(studio, seated, await registerMember(studio), { keep_seat: true })
  const mailServer = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
  await make('PUT /api/v1/studio/email', { ...mailServer, username: 'desk', password: 'mail-Secret-9' })
  await makeSeries(studio)
  const standing = await startStanding(studio, {}, { booking_open_hours_before: 48 })
  await make(`POST /api/v1/standing-bookings/${standing.id}/skips`, { date: standing.dates.at(-1).date })
  await make('POST /api/v1/closures', { starts_on: '2026-08-01', ends_on: '2026-08-15', reason: 'Summer' })
  const client = await registerClient(studio)
  await client.ask('POST /api/v1/clients/me/erasure-request')
  await client.ask('PUT /api/v1/notifications/settings', { deliver_by: 'both' })
  const pack = await sellPack(studio, client, 4, { can_pause: true })
  await make(`POST /api/v1/memberships/${pack.id}/pause`, { pause_days: 3 })
  const other = await sellPack(studio, client, 4, { can_pause: true })
  await client.ask(`POST /api/v1/memberships/${other.id}/pause`, { pause_days: 3, starts_on: '2026-04-10' })
  const { code: gift_card_code } = await issueGiftCard(studio)
  const { code } = await makePromo(studio)
  const type = await makeMembershipType(studio)
  await make('POST /api/v1/memberships', {
    client_id: client.id,
    membership_type_id: type.id,
    starts_at: studio.clock.now(),
    promo_code: code,
    payments: [
      { method: 'gift_card', amount: 5, gift_card_code },
      { method: 'cash', amount: 85 },
    ],
  })
}
