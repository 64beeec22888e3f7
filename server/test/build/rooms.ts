import { registerMember, type TestClient } from './bookings.ts'
import { makeClass, makeTemplate } from './schedule.ts'
import type { ReachedStudio } from '../request.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Seats in rows from the front: A1, A2 …, then B1 … */
export function rowsOf(rows: number, across: number): { name: string; x: number; y: number }[] {
  return Array.from({ length: rows * across }, (_, at) => {
    const [x, y] = [at % across, Math.floor(at / across)]
    return { name: `${'ABCDEFGH'[y]}${x + 1}`, x, y }
  })
}

/** Draws a room of one row with so many seats (A1, A2 …), unless told otherwise. */
export async function makeRoom(studio: ReachedStudio, across = 3, overrides: object = {}): Promise<Shown> {
  const body = { name: 'Reformer room', seats: rowsOf(1, across), ...overrides }
  const reply = await studio.asOwner('POST /api/v1/room-plans', body)
  if (reply.status !== 201) throw new Error(`No room: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Plans a class that has a room's seats, and as many places. */
export async function makeSeatedClass(studio: ReachedStudio, room: Shown, overrides: object = {}): Promise<Shown> {
  const { id: template_id } = await makeTemplate(studio, { name: 'Reformer' })
  return makeClass(studio, { template_id, room_plan_id: room.id, capacity: room.seats.length, ...overrides })
}

/** The seating of a class: the names of the booked clients by that of their seat. */
export async function seatingOf(studio: ReachedStudio, cls: { id: number }): Promise<Record<string, string>> {
  const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)
  return Object.fromEntries(
    body.bookings
      .filter((row: Shown) => row.seat_name !== null)
      .map((row: Shown) => [row.seat_name, row.client_name])
      .toSorted(),
  )
}

/** A client's view of a class's seats: the free ones, theirs, their usual one. */
export async function shownSeats(client: TestClient, cls: { id: number }) {
  const { body } = await client.ask(`GET /api/v1/scheduled-classes/${cls.id}/seats`)
  const named = (flag: string) => body.seats.filter((seat: Shown) => seat[flag]).map((seat: Shown) => seat.name)
  return { free: named('is_free'), mine: named('is_mine'), usual: named('is_usual') }
}

/** Clients with a pass, by their names. */
export async function registerMembers(studio: ReachedStudio, ...names: string[]): Promise<TestClient[]> {
  const members: TestClient[] = []
  // One after the other: more at once than a computer can hash are refused.
  for (const full_name of names) members.push(await registerMember(studio, { full_name }))
  return members
}
