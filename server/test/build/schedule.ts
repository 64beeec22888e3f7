import type { ReachedStudio } from '../request.ts'
import { makeInstructor } from './staff.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

async function made(studio: ReachedStudio, operation: string, body: object): Promise<Shown> {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== 201) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Adds a class template: Vinyasa, an hour, 12 places. */
export function makeTemplate(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  return made(studio, 'POST /api/v1/class-templates', { name: 'Vinyasa', ...overrides })
}

let categories = 0

/** Adds a category of classes. */
export function makeCategory(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  categories += 1
  return made(studio, 'POST /api/v1/class-categories', { name: `Category ${categories}`, ...overrides })
}

/** Plans one class, tomorrow at 18:30 unless told otherwise; makes a template where none is named. */
export async function makeClass(
  studio: ReachedStudio,
  overrides: { template_id?: number; [field: string]: unknown } = {},
): Promise<Shown> {
  const template_id = overrides.template_id ?? (await makeTemplate(studio)).id
  return made(studio, 'POST /api/v1/scheduled-classes', { starts_at: tomorrow(studio), ...overrides, template_id })
}

/** Plans a weekly series and gives its first class; on the weekday of its start unless `recurrence` says otherwise. */
export function makeSeries(
  studio: ReachedStudio,
  { recurrence = {}, ...overrides }: { template_id?: number; recurrence?: object; [field: string]: unknown } = {},
): Promise<Shown> {
  return makeClass(studio, { ...overrides, recurrence: { freq: 'weekly', ...recurrence } })
}

/** The classes of some days, as the owner sees them. */
export async function classesOf(studio: ReachedStudio, start_date: string, end_date: string): Promise<Shown[]> {
  const query = new URLSearchParams({ start_date, end_date })
  return (await studio.asOwner(`GET /api/v1/scheduled-classes?${query.toString()}`)).body
}

function tomorrow(studio: ReachedStudio): string {
  const day = new Date(Date.parse(studio.clock.now()) + 86_400_000).toISOString().slice(0, 10)
  return `${day}T18:30`
}

/** A class whose instructor asks for a substitute, among the named instructors. */
export async function askInstead(
  studio: ReachedStudio,
  named: readonly { id: number }[],
  cls: object = {},
): Promise<Shown> {
  const instructor = await makeInstructor(studio)
  const { id } = await makeClass(studio, { instructor_id: instructor.id, ...cls })
  const instructor_ids = named.map((one) => one.id)
  const path = `POST /api/v1/scheduled-classes/${id}/substitute-requests`
  const { status, body } = await studio.asOwner(path, { instructor_ids })
  if (status !== 201) throw new Error(`Not asked: ${JSON.stringify(body)}`)
  return body
}

/** The same, claimed by an instructor. */
export async function claimInstead(studio: ReachedStudio, cls: object = {}): Promise<Shown> {
  const substitute = await makeInstructor(studio)
  const request = await askInstead(studio, [substitute], cls)
  const token = await studio.login(substitute.email)
  const { status, body } = await studio.send(`POST /api/v1/substitute-requests/${request.id}/claim`, {
    token,
    body: {},
  })
  if (status !== 200) throw new Error(`Not claimed: ${JSON.stringify(body)}`)
  return body
}
