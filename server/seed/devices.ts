import { DAY, iso, seedBytes, type Making } from './making.ts'
import type { Studio } from './studio.ts'

/** As many clients as have a login have a calendar that reads along. */
const READERS = 20

/** Devices and calendar feeds: the tablets, and the calendars of the studio, its instructors and some clients. */
export function connectDevices(making: Making, { rooms, teachers }: Studio): void {
  const at = iso(making.now - DAY)
  const kiosks = making.table('kiosks', [
    'id',
    'name',
    'establishment_id',
    'token_hash',
    'paired_at',
    'created_at',
    'updated_at',
  ])
  for (const [name, room] of [
    ['Front door', null],
    ['Terrace', rooms[1]!],
  ] as const) {
    const id = kiosks.next()
    // The hash of a token that nobody has.
    const hash = seedBytes(making.options.seed, `kiosk ${id}`).toString('hex')
    kiosks.add(id, name, room, hash, at, at, at)
  }
  const feeds = making.table('calendar_feeds', ['id', 'kind', 'client_id', 'instructor_id', 'created_at'])
  feeds.add(feeds.next(), 'studio', null, null, at)
  for (const { id } of teachers) feeds.add(feeds.next(), 'instructor', null, id, at)
  for (let id = 1; id <= READERS; id += 1) feeds.add(feeds.next(), 'client', id, null, at)
}
