import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { makeAppointment } from '../test/build/appointments.ts'
import {
  book,
  lettersTo,
  makeFullClass,
  registerClient,
  registerMember,
  setRules,
  wait,
} from '../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { classesOf, makeClass, makeSeries } from '../test/build/schedule.ts'
import { addClient, makeRule, tagsOf } from '../test/build/tags.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'
import { goOnline } from '../test/build/reach.ts'

interface Prepared {
  /** The write on which the database fails, for the first record only. */
  fault: string
  /** The time until the job has both to do. */
  after: Parameters<TestStudio['advance']>[0]
  /** Returns the outcomes of the first and of the second. */
  read: () => Promise<unknown[]>
}

type Scene = [job: string, undone: unknown, done: unknown, prepare: (studio: TestStudio) => Promise<Prepared>]

const scenes: Scene[] = [
  [
    'charges fall due',
    'pending',
    'due',
    async (studio) => {
      await setRules(studio, { late_cancel_fee: 5, fee_grace_hours: 2, cancellation_hours: 24 })
      const clients = [await registerMember(studio), await registerMember(studio)]
      const cls = await makeClass(studio, { starts_at: '2026-03-04T20:00' })
      const booked = []
      for (const client of clients) booked.push(await book(studio, cls, client))
      await studio.advance({ minutes: 20 })
      for (const { id } of booked) await studio.asOwner(`DELETE /api/v1/bookings/${id}`)
      const charges = (client: { id: number }) => studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)
      const first = (await charges(clients[0]!)).body[0].id
      return {
        fault: `UPDATE ON charges WHEN old.id = ${first}`,
        after: { hours: 2 },
        read: () => Promise.all(clients.map(async (client) => (await charges(client)).body[0].status)),
      }
    },
  ],
  [
    'mark no-shows',
    'booked',
    'no_show',
    async (studio) => {
      const cls = await makeClass(studio, { starts_at: '2026-03-04T12:10' })
      await book(studio, cls, await registerMember(studio), { check_in: true })
      const booked = [
        await book(studio, cls, await registerMember(studio)),
        await book(studio, cls, await registerMember(studio)),
      ]
      return {
        fault: `UPDATE ON bookings WHEN old.id = ${booked[0].id}`,
        after: { hours: 2, minutes: 20 },
        read: () =>
          Promise.all(booked.map(async ({ id }) => (await studio.asOwner(`GET /api/v1/bookings/${id}`)).body.status)),
      }
    },
  ],
  [
    'remind of classes',
    0,
    1,
    async (studio) => {
      await setRules(studio, { reminder_hours_before: 24 })
      const clients = [await registerMember(studio), await registerMember(studio)]
      const cls = await makeClass(studio, { starts_at: '2026-03-06T12:00' })
      const booked = []
      for (const client of clients) booked.push(await book(studio, cls, client))
      const reminders = async (client: { id: number }) =>
        (await lettersTo(studio, client)).filter((kind) => kind === 'class_reminder').length
      return {
        fault: `UPDATE ON bookings WHEN old.id = ${booked[0].id}`,
        after: { hours: 25 },
        read: () => Promise.all(clients.map(reminders)),
      }
    },
  ],
  [
    'remind of appointments',
    0,
    1,
    async (studio) => {
      await setRules(studio, { reminder_hours_before: 24 })
      const clients = [await registerClient(studio), await registerClient(studio)]
      const booked: { id: number }[] = []
      for (const { id } of clients)
        booked.push(await makeAppointment(studio, { client_id: id, starts_at: '2026-03-06T12:00' }))
      const reminders = async (client: { id: number }) =>
        (await lettersTo(studio, client)).filter((kind) => kind === 'appointment_reminder').length
      return {
        fault: `UPDATE ON appointments WHEN old.id = ${booked[0]!.id}`,
        after: { hours: 25 },
        read: () => Promise.all(clients.map(reminders)),
      }
    },
  ],
  [
    'memberships follow the calendar',
    0,
    1,
    async (studio) => {
      const type = await makeMembershipType(studio, { type: 'subscription', billing_interval: 'weekly' })
      const sold: { id: number; client_id: number }[] = []
      for (let n = 0; n < 2; n += 1) {
        sold.push(await sellMembership(studio, { membership_type_id: type.id, payment_method: 'cash' }))
      }
      return {
        fault: `UPDATE ON memberships WHEN old.id = ${sold[0]!.id}`,
        after: { days: 7 },
        read: () =>
          Promise.all(
            sold.map(async ({ client_id }) => {
              return (await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)).body.length
            }),
          ),
      }
    },
  ],
  [
    'hand free places to the waitlists',
    'offered',
    'expired',
    async (studio) => {
      await setRules(studio, { waitlist_confirm_minutes: 60 })
      const entries: { id: number; client_id: number }[] = []
      for (const hour of [10, 12]) {
        const { cls, booking } = await makeFullClass(studio, { starts_at: `2026-03-07T${hour}:00` })
        entries.push(await wait(cls, await registerMember(studio)))
        await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      }
      const status = (id: number) => {
        const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
        const row = database.prepare('SELECT status FROM waitlist_entries WHERE id = ?').pluck().get(id)
        database.close()
        return row
      }
      return {
        fault: `UPDATE ON waitlist_entries WHEN old.id = ${entries[0]!.id}`,
        after: { minutes: 61 },
        read: async () => entries.map(({ id }) => status(id)),
      }
    },
  ],
  [
    'continue class series',
    0,
    1,
    async (studio) => {
      const series = [
        await makeSeries(studio, { starts_at: '2026-03-05T10:00' }),
        await makeSeries(studio, { starts_at: '2026-03-05T12:00' }),
      ]
      const last = (await classesOf(studio, '2026-03-05', '2026-12-01'))
        .map(({ starts_at }: { starts_at: string }) => starts_at.slice(0, 10))
        .at(-1)!
      const from = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
      const to = new Date(Date.parse(last) + 8 * 86_400_000).toISOString().slice(0, 10)
      return {
        fault: `INSERT ON scheduled_classes WHEN new.series_id = ${series[0].series_id}`,
        after: { days: 8 },
        read: async () => {
          const planned = await classesOf(studio, from, to)
          return series.map(({ series_id }) => planned.filter((cls) => cls.series_id === series_id).length)
        },
      }
    },
  ],
  [
    'say what the calendar brings',
    0,
    1,
    async (studio) => {
      await studio.advance({ minutes: 1 })
      const rule = await makeRule(studio, { trigger_event: 'client.birthday' })
      const clients = [
        await addClient(studio, { date_of_birth: '1990-03-05' }),
        await addClient(studio, { date_of_birth: '1991-03-05' }),
      ]
      return {
        fault: `INSERT ON events WHEN new.event = 'client.birthday' AND new.client_id = ${clients[0].id}`,
        after: { days: 1 },
        read: () =>
          Promise.all(
            clients.map(async (client) => {
              return (await tagsOf(studio, client)).filter((name) => name === rule.tag_name).length
            }),
          ),
      }
    },
  ],
]

function runIn({ folder }: TestStudio, statement: string): void {
  const database = new Database(join(folder, 'studio.sqlite'))
  database.exec(statement)
  database.close()
}

/** The failure of a job's last run. */
function lastError({ folder }: TestStudio, job: string): string | null {
  const database = new Database(join(folder, 'studio.sqlite'), { readonly: true })
  const error = database.prepare<[string], string>('SELECT last_error FROM job_runs WHERE name = ?').pluck().get(job)
  database.close()
  return error ?? null
}

describe('a job of which one record fails', () => {
  for (const [job, undone, done, prepare] of scenes) {
    it(`does the others, says which failed, and makes up for it: ${job}`, async () => {
      const studio = await startStudio()
      await goOnline(studio)
      const run = (statement: string) => runIn(studio, statement)
      try {
        const { fault, after, read } = await prepare(studio)
        assert.deepEqual(await read(), [undone, undone])
        run(`CREATE TRIGGER refuse BEFORE ${fault} BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`)
        await studio.advance(after)
        await studio.advance({ minutes: 1 })
        assert.deepEqual(await read(), [undone, done])
        const lines = studio.logged.map((line) => JSON.parse(line) as { message: string; job?: string; error?: string })
        const failed = lines.filter(({ message }) => message === 'record failed')
        assert.ok(!lines.some(({ message }) => message === 'job failed'))
        assert.deepEqual([failed[0]?.job, failed[0]?.error], [job, 'the disk says no'])
        assert.match(lastError(studio, job) ?? '', /: the disk says no$/, 'a run ends with all that it began')
        run('DROP TRIGGER refuse')
        await studio.advance({ days: job === 'continue class series' ? 1 : 0, minutes: 20 })
        await studio.advance({ minutes: 1 })
        assert.deepEqual(await read(), [done, done])
      } finally {
        await studio.stop()
      }
    })
  }
})

describe('a letter that left', () => {
  it('leaves once in a round, though that it left could not be kept', async () => {
    const studio = await startStudio()
    await goOnline(studio)
    try {
      await studio.asOwner('PUT /api/v1/studio/email', {
        host: 'smtp.test',
        port: 587,
        security: 'starttls',
        from_email: 'desk@studio.test',
      })
      const { id } = await addClient(studio, { email: 'ana@mail.test' })
      await studio.asOwner(`POST /api/v1/clients/${id}/invite`)
      runIn(studio, `CREATE TRIGGER refuse BEFORE UPDATE ON emails BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`)
      await studio.advance({ seconds: 1 })
      assert.equal(studio.mail.sent.length, 1)
      assert.match(lastError(studio, 'send mail') ?? '', /: the disk says no$/)
      runIn(studio, 'DROP TRIGGER refuse')
      await studio.advance({ minutes: 1 })
      assert.equal((await studio.asOwner('GET /api/v1/emails')).body.items[0].status, 'sent')
    } finally {
      await studio.stop()
    }
  })
})
