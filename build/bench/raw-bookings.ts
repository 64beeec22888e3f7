import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { migrate } from '../../server/db/migrate.ts'

/**
 * The yardstick: the least a booking must do (read the class, count its places, read the membership, insert), by prepared
 * statements with one durable commit each, in this process and without HTTP. Gives bookings per second.
 */
export function rawBookings(): { slice: (milliseconds: number) => Promise<number>; close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'studio-raw-'))
  const database = new Database(join(folder, 'raw.sqlite'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  migrate(database)
  const now = '2026-01-01T00:00:00.000Z'
  database.exec(`
    INSERT INTO class_templates (id, name, created_at, updated_at) VALUES (1, 'Raw', '${now}', '${now}');
    INSERT INTO membership_types (id, name, type, price_minor, currency, created_at, updated_at)
      VALUES (1, 'Raw', 'time_pass', 0, 'EUR', '${now}', '${now}');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    INSERT INTO clients (id, full_name, created_at, updated_at) SELECT i, 'Client ' || i, '${now}', '${now}' FROM n;
    INSERT INTO memberships (id, client_id, membership_type_id, status, unlimited, starts_on, created_at, updated_at)
      SELECT id, id, 1, 'active', 1, '2026-01-01', '${now}', '${now}' FROM clients;
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    INSERT INTO scheduled_classes (id, template_id, starts_at, ends_at, capacity, created_at, updated_at)
      SELECT i, 1, '${now}', '${now}', 1000, '${now}', '${now}' FROM n;
  `)
  const readClass = database.prepare('SELECT * FROM scheduled_classes WHERE id = ?')
  const countPlaces = database.prepare(
    "SELECT count(*) FROM bookings WHERE scheduled_class_id = ? AND status IN ('booked', 'checked_in', 'no_show')",
  )
  const readMembership = database.prepare("SELECT * FROM memberships WHERE client_id = ? AND status = 'active'")
  const insert = database.prepare(
    `INSERT INTO bookings (scheduled_class_id, client_id, membership_id, source, created_at, updated_at) VALUES (?, ?, ?, 'staff', '${now}', '${now}')`,
  )
  let done = 0
  const book = database.transaction(() => {
    const [classId, clientId] = [(Math.floor(done / 1000) % 1000) + 1, (done % 1000) + 1]
    readClass.get(classId)
    countPlaces.get(classId)
    const membership = readMembership.get(clientId) as { id: number }
    insert.run(classId, clientId, membership.id)
    done += 1
  })
  return {
    slice: (milliseconds) => {
      const began = performance.now()
      const before = done
      while (performance.now() - began < milliseconds) book.immediate()
      return Promise.resolve((done - before) / ((performance.now() - began) / 1000))
    },
    close: () => {
      database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
