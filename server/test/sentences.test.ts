import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sayingColumns } from '../db/saying-columns.ts'
import { readSaying } from '../lib/sayings/sayings.ts'
import { book, makeFullClass, registerClient, registerMember, sellPack, setRules, wait } from './build/bookings.ts'
import { makeMembershipType, sellMembership } from './build/memberships.ts'
import { makeClass } from './build/schedule.ts'
import { eraseSomebody, importAndTakeBack, tradeAndClose, typed, type Ask } from './build/sentences.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from './studio.ts'

/** Three words and more in a row: no name or title that this studio's people type, unless it has the pilcrow. */
const SENTENCE = /\p{L}+[ ’,:]+\p{L}+ \p{L}+/u

/** Places where words stay as they are: emails and papers as they were handed over; and names of jobs, which nobody reads. */
const MEANT = /^emails\.(subject$|letter)|^notifications\.(title|body)$|^receipts\.lines|^job_runs\.name/

const tomorrow = { starts_at: '2026-03-05T18:30' }

/** A studio in which everything happened that used to leave a sentence. */
async function live(studio: TestStudio): Promise<void> {
  const ask = async (operation: string, body?: object) => {
    const reply = await studio.asOwner(operation, body)
    if (reply.status >= 400) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  await ask('PUT /api/v1/studio/email', {
    host: 'mail.test',
    port: 587,
    security: 'starttls',
    from_email: 'hi@studio.test',
  })
  await eraseSomebody(studio, ask)
  await setRules(studio, { late_cancel_fee: 5, no_show_fee: 5, fee_grace_hours: 1, cancellation_hours: 24 })
  await skipAndClose(studio, ask)
  await giveUp(studio, ask)
  const monthly = await makeMembershipType(studio, {
    type: 'subscription',
    billing_interval: 'weekly',
    price: 20,
    credits_per_interval: 2,
  })
  await sellMembership(studio, { membership_type_id: monthly.id })
  await sellMembership(studio, { credits_remaining: 4 })
  const { id: pack } = await sellMembership(studio)
  await ask(`PUT /api/v1/memberships/${pack}`, { credits_remaining: 3 })
  await ask(`PUT /api/v1/memberships/${pack}`, {
    credits_remaining: 4,
    credits_reason: typed('for the flood in March'),
  })
  await ask(`DELETE /api/v1/memberships/${pack}`)
  await importAndTakeBack(studio, ask)
  studio.mail.fail = typed('550 no such mailbox')
  await tradeAndClose(studio, ask)
  await studio.advance({ minutes: 1 })
  studio.mail.fail = undefined
  await studio.send('POST /api/v1/auth/forgot-password', { body: { email: OWNER_EMAIL } })
  await studio.advance({ days: 8 })
  await studio.asOwner('GET /api/v1/studio/integrity')
}

async function skipAndClose(studio: TestStudio, ask: Ask): Promise<void> {
  const poor = await registerClient(studio, { full_name: 'Paula', email: 'paula@example.com' })
  await ask(`PUT /api/v1/clients/${poor.id}`, { locale: 'de' })
  const skipped = await makeFullClass(studio, tomorrow)
  await wait(skipped.cls, poor)
  await ask(`DELETE /api/v1/bookings/${skipped.booking.id}`, { reason: typed('on the phone') })
  const offered = await makeFullClass(studio, { starts_at: '2026-03-08T12:00' })
  await wait(offered.cls, await registerMember(studio))
  await ask(`DELETE /api/v1/bookings/${offered.booking.id}`)
  await studio.advance({ hours: 2 })
  const closed = await makeFullClass(studio, { starts_at: '2026-03-09T12:00' })
  await wait(closed.cls, await registerMember(studio))
  await ask(`POST /api/v1/scheduled-classes/${closed.cls.id}/cancel`, {})
}

async function giveUp(studio: TestStudio, ask: Ask): Promise<void> {
  const client = await registerClient(studio)
  const pack = await sellPack(studio, client, 9, { can_pause: true, max_pause_days: 10 })
  const late = await book(studio, await makeClass(studio, { starts_at: '2026-03-05T08:00' }), client)
  const missed = await book(studio, await makeClass(studio, { starts_at: '2026-03-05T10:00' }), client)
  const excused = await book(studio, await makeClass(studio, { starts_at: '2026-03-05T12:30' }), client)
  await book(studio, await makeClass(studio, { starts_at: '2026-03-07T10:00' }), client)
  await studio.advance({ minutes: 30 })
  await client.ask(`DELETE /api/v1/bookings/${late.id}`)
  await studio.advance({ days: 1 })
  await ask(`POST /api/v1/bookings/${missed.id}/no-show`)
  await ask(`POST /api/v1/bookings/${missed.id}/undo`)
  await ask(`POST /api/v1/bookings/${excused.id}/no-show`)
  await ask(`POST /api/v1/bookings/${excused.id}/excuse`, {})
  await ask(`POST /api/v1/memberships/${pack.id}/pause`, { pause_days: 4 })
}

interface Stored {
  place: string
  value: string
}

/** Every text in the database, those inside JSON too, with its table and column. */
function textsOf(studio: TestStudio): Stored[] {
  const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
  const tables = database
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'client_search%'",
    )
    .all()
  const texts = tables.flatMap(({ name }) =>
    database
      .prepare<[], Record<string, unknown>>(`SELECT * FROM "${name}"`)
      .all()
      .flatMap((row) => Object.entries(row).flatMap(([column, value]) => within(`${name}.${column}`, value))),
  )
  database.close()
  return texts
}

function within(place: string, value: unknown): Stored[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((inner) => within(place, inner))
  if (typeof value !== 'string') return []
  const inner = parsed(value)
  return inner === undefined ? [{ place, value }] : within(place, inner)
}

function parsed(value: string): unknown {
  try {
    return /^[[{]/.test(value) ? JSON.parse(value) : undefined
  } catch {
    return undefined
  }
}

/** True if people typed it: it is marked so, it is in every studio that tests use, or it is an address with a name. */
function isTyped(value: string): boolean {
  return value.startsWith('¶') || /^(Came with |I take part at my own risk\.$)/.test(value) || /^\S+@\S+ /.test(value)
}

describe('what is stored', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await live(studio)
  })
  after(() => studio.stop())

  it('holds no sentence but those that people typed', () => {
    const found = textsOf(studio).filter(
      ({ place, value }) => !MEANT.test(place) && SENTENCE.test(value) && !isTyped(value),
    )
    assert.deepEqual(found, [])
  })

  it('has been through what makes the studio say something', () => {
    const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
    const codes = Object.entries(sayingColumns).flatMap(([table, columns]) =>
      columns.flatMap((column) =>
        database
          .prepare<[], string>(`SELECT "${column}" FROM "${table}" WHERE "${column}" IS NOT NULL`)
          .pluck()
          .all()
          .map((stored) => readSaying(stored).code),
      ),
    )
    database.close()
    assert.deepEqual([...new Set(codes)].toSorted(), [
      'as_written',
      'cancelled.membership_paused',
      'charge.late_cancel',
      'charge.no_show',
      'charge.renewal',
      'class_cancelled',
      'credits.at_start',
      'credits.at_start_by_staff',
      'credits.booked',
      'credits.given_back',
      'credits.imported',
      'credits.membership_cancelled',
      'credits.renewed',
      'credits.set_by_staff',
      'import.client_here',
      'import.deleted_customer',
      'import.ends_before_start',
      'import.filled_in',
      'import.membership_here',
      'import.no_membership',
      'import.no_name',
      'import.not_a_date',
      'import.same_person',
      'import.same_row',
      'import.start_left_out',
      'import.type_left_out',
      'kept.client_edited',
      'kept.client_used',
      'kept.membership_used',
      'kept.tag_given',
      'kept.type_used',
      'mail.never_tried',
      'mail.server_broke_off',
      'mail.too_late',
      'skipped.no_membership',
      'waitlist.offer_expired',
      'waived.excused',
      'waived.no_show_undone',
    ])
  })

  it('is told to each in their language', async () => {
    const { body: clients } = await studio.asOwner('GET /api/v1/clients?search=Paula')
    const [{ id }] = clients.items
    const letters = studio.mail.sent.filter(
      ({ to, text }) => to.address === 'paula@example.com' && /Warteliste/.test(text),
    )
    assert.match(letters.at(-1)!.text, /Keine Mitgliedschaft gilt für diesen Kurs/)
    const asked = async (language: string) => {
      const headers = { 'Accept-Language': language }
      const list = (path: string) => studio.send(`GET /api/v1/${path}`, { token: studio.owner, headers })
      const [entry] = (await list(`bookings/waitlist?client_id=${id}`)).body
      const happened = (await list(`clients/${id}/timeline`)).body.items
      return [
        entry.skip_reason,
        entry.moves.at(-1).reason,
        happened.find(({ detail }: { detail: string | null }) => detail?.startsWith('skipped')).detail,
        entry.skip_saying.code,
      ]
    }
    const french = 'Aucun abonnement ne couvre ce cours. Achetez-en un ou contactez le studio.'
    assert.deepEqual(await asked('fr-CA'), [french, french, `skipped: ${french}`, 'skipped.no_membership'])
    const english = 'No membership covers this class. Buy one, or ask the studio.'
    assert.deepEqual(await asked('pt'), [english, english, `skipped: ${english}`, 'skipped.no_membership'])
  })
})
