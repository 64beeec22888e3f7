import type { ReachedStudio } from '../request.ts'
import { registerClient } from './bookings.ts'
import { makeInstructor } from './staff.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

let count = 0

async function made(studio: ReachedStudio, operation: string, body: object): Promise<Shown> {
  const { status, body: answer } = await studio.asOwner(operation, body)
  if (status >= 300) throw new Error(`${operation}: ${JSON.stringify(answer)}`)
  return answer
}

/** Adds an hour by appointment, for nothing and without a buffer unless said otherwise. */
export function makeService(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  count += 1
  return made(studio, 'POST /api/v1/appointment-services', {
    name: `Service ${count}`,
    duration_minutes: 60,
    ...overrides,
  })
}

/** Has an instructor be there every day from eight to eight, or in these windows. */
export function setWindows(studio: ReachedStudio, instructorId: number, windows?: readonly object[]): Promise<Shown> {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time: '08:00', end_time: '20:00' }))
  return made(studio, `PUT /api/v1/instructors/${instructorId}/availability`, { windows: windows ?? everyDay })
}

/** A service and an instructor who is there for it every day. */
export async function offer(studio: ReachedStudio, terms: object = {}): Promise<{ service: Shown; instructor: Shown }> {
  const service = await makeService(studio, terms)
  const instructor = await makeInstructor(studio)
  await setWindows(studio, instructor.id)
  return { service, instructor }
}

/** Books, as the owner, an appointment (with somebody new, for somebody new, the next days at ten, unless said otherwise). */
export async function makeAppointment(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  const wish = { starts_at: '2026-03-09T10:00', ...overrides } as Record<string, unknown>
  if (!wish['service_id']) wish['service_id'] = (await makeService(studio)).id
  if (!wish['instructor_id']) {
    const instructor = await makeInstructor(studio)
    await setWindows(studio, instructor.id)
    wish['instructor_id'] = instructor.id
  }
  if (!wish['client_id']) wish['client_id'] = (await registerClient(studio)).id
  return made(studio, 'POST /api/v1/appointments', wish)
}
