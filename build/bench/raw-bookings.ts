import Database from 'better-sqlite3'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { configure } from '../../server/db/open.ts'
import { copyOf } from './served.ts'

export interface RawBookings {
  /** Bookings per second over so many milliseconds, each with a separate durable commit. */
  slice(milliseconds: number): Promise<number>
  close(): void
}

/**
 * The yardsticks of a booking, by prepared statements on a copy of the same studio, in this process and without HTTP, each
 * with one durable commit. `minimal`: read the class, count its places, read the membership, insert. `same rows`: besides
 * the event, the audit entry and the letter that a booking of the product writes.
 */
export function rawBookings(made: string, kind: 'minimal' | 'same rows'): RawBookings {
  const folder = copyOf(made)
  const database = new Database(join(folder, 'studio.sqlite'))
  configure(database)
  const now = new Date().toISOString()
  const { places, member } = prepare(database, now)
  const readClass = database.prepare('SELECT * FROM scheduled_classes WHERE id = ?')
  const countPlaces = database.prepare(
    "SELECT count(*) FROM bookings WHERE scheduled_class_id = ? AND status IN ('booked', 'checked_in', 'no_show')",
  )
  const readMembership = database.prepare("SELECT * FROM memberships WHERE client_id = ? AND status = 'active'")
  const insert = database.prepare(
    `INSERT INTO bookings (scheduled_class_id, client_id, membership_id, source, created_at, updated_at)
     VALUES (?, ?, ?, 'staff', '${now}', '${now}')`,
  )
  const tell = kind === 'minimal' ? () => {} : besides(database, now)
  let done = 0
  const book = database.transaction(() => {
    const [classId, clientId] = [
      places[Math.floor(done / member.length) % places.length]!,
      member[done % member.length]!,
    ]
    readClass.get(classId)
    countPlaces.get(classId)
    const membership = readMembership.get(clientId) as { id: number }
    const { lastInsertRowid } = insert.run(classId, clientId, membership.id)
    tell(Number(lastInsertRowid), classId, clientId, membership.id)
    done += 1
  })
  return {
    slice: (milliseconds) => {
      const [began, before] = [performance.now(), done]
      while (performance.now() - began < milliseconds) book.immediate()
      return Promise.resolve((done - before) / ((performance.now() - began) / 1000))
    },
    close: () => {
      database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Clients with a membership, and classes with room for all of them. */
function prepare(database: Database.Database, now: string): { places: number[]; member: number[] } {
  const [places, member]: [number[], number[]] = [[], []]
  database.transaction(() => {
    const person = database.prepare(
      `INSERT INTO clients (full_name, email, created_at, updated_at) VALUES (?, ?, '${now}', '${now}')`,
    )
    const pass = database.prepare(
      `INSERT INTO memberships (client_id, membership_type_id, status, unlimited, starts_on, created_at, updated_at)
       VALUES (?, 1, 'active', 1, '2020-01-01', '${now}', '${now}')`,
    )
    const cls = database.prepare(
      `INSERT INTO scheduled_classes (template_id, starts_at, ends_at, capacity, created_at, updated_at)
       VALUES (1, ?, ?, 1000, '${now}', '${now}')`,
    )
    for (let n = 0; n < 300; n += 1) {
      const id = Number(person.run(`Raw ${n}`, `raw.${n}@example.com`).lastInsertRowid)
      pass.run(id)
      member.push(id)
    }
    for (let n = 0; n < 1000; n += 1) {
      const at = new Date(Date.parse(now) + (24 + n) * 3_600_000).toISOString()
      places.push(Number(cls.run(at, at).lastInsertRowid))
    }
  })()
  return { places, member }
}

function besides(database: Database.Database, now: string) {
  const letter = database
    .prepare("SELECT subject, letter FROM emails WHERE kind = 'booking_confirmed' AND letter IS NOT NULL LIMIT 1")
    .get() as { subject: string; letter: string }
  const emit = database.prepare(
    `INSERT INTO events (event, client_id, payload, occurred_at) VALUES ('booking.created', ?, ?, '${now}')`,
  )
  const audit = database.prepare(
    `INSERT INTO audit_entries (at, actor_kind, actor_id, actor_name, action, entity, entity_id, after, request_id)
     VALUES ('${now}', 'staff', 1, 'Inés Marí', 'booking.create', 'booking', ?, ?, ?)`,
  )
  const enqueue = database.prepare(
    `INSERT INTO emails (kind, client_id, to_email, to_name, subject, letter, next_attempt_at, created_at, expires_at)
     VALUES ('booking_confirmed', ?, 'raw@example.com', 'Raw', ?, ?, '${now}', '${now}', '${now}')`,
  )
  return (bookingId: number, classId: number, clientId: number, membershipId: number) => {
    const of = { scheduled_class_id: classId, template_id: 1, instructor_id: null, class_name: 'Flow', starts_at: now }
    const about = { booking_id: bookingId, ...of, membership_id: membershipId, status: 'booked', source: 'staff' }
    emit.run(clientId, JSON.stringify({ ...about, is_unpaid: false }))
    const after = { scheduled_class_id: classId, client_id: clientId, membership_id: membershipId, source: 'staff' }
    audit.run(bookingId, JSON.stringify({ ...after, is_unpaid: false, overridden: [] }), `raw-${bookingId}`)
    enqueue.run(clientId, letter.subject, letter.letter)
  }
}
