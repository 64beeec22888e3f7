import type { ReachedStudio } from '../request.ts'
import { makeInstructor } from './staff.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

async function made(studio: ReachedStudio, operation: string, status: number, body?: object): Promise<Shown> {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== status) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Agrees on a component: 30 a class for a new instructor, unless told otherwise. */
export async function payComponent(
  studio: ReachedStudio,
  overrides: { user_id?: number; [field: string]: unknown } = {},
): Promise<Shown> {
  const user_id = overrides.user_id ?? (await makeInstructor(studio))['user_id']
  const terms = { component_type: 'per_class', rate: 30 }
  return made(studio, 'POST /api/v1/staff-pay-components', 201, { ...terms, ...overrides, user_id })
}

/** Works out a draft: of the first days of March 2026, unless told otherwise. */
export function draftRun(studio: ReachedStudio, period: object = {}): Promise<Shown> {
  const days = { period_start: '2026-03-01', period_end: '2026-03-07', ...period }
  return made(studio, 'POST /api/v1/payroll-runs', 201, days)
}

/** Works out a run and freezes it. */
export async function finalizedRun(studio: ReachedStudio, period: object = {}): Promise<Shown> {
  const { id } = await draftRun(studio, period)
  return made(studio, `POST /api/v1/payroll-runs/${id}/finalize`, 200)
}
