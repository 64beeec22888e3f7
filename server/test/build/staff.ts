import type { Permission } from '../../api/permissions.ts'
import type { ReachedStudio } from '../request.ts'
import { PASSWORD } from '../studio.ts'

let count = 0

/** A name that no other record of the studio has, and an e-mail made of it. */
function person(title: string): { full_name: string; email: string; password: string } {
  count += 1
  return { full_name: `${title} ${count}`, email: `${title.toLowerCase()}-${count}@studio.test`, password: PASSWORD }
}

interface Made {
  id: number
  full_name: string
  email: string
  // A test reads whatever the record has; a wrong expectation fails its assertion.
  // oxlint-disable-next-line no-explicit-any
  [field: string]: any
}

/** Adds an instructor, with an account that signs in with PASSWORD; `user_id` is the account. */
export async function makeInstructor(studio: ReachedStudio, overrides: object = {}): Promise<Made> {
  const { status, body } = await studio.asOwner('POST /api/v1/instructors', { ...person('Instructor'), ...overrides })
  if (status !== 201) throw new Error(`No instructor: ${JSON.stringify(body)}`)
  return body
}

/** Adds a role that may do just this. */
export async function makeRole(studio: ReachedStudio, permissions: readonly Permission[]): Promise<Made> {
  count += 1
  const { status, body } = await studio.asOwner('POST /api/v1/roles', { name: `Role ${count}`, permissions })
  if (status !== 201) throw new Error(`No role: ${JSON.stringify(body)}`)
  return body
}

/** Adds a manager with a role that may do just this, and signs her in. */
export async function makeManager(
  studio: ReachedStudio,
  permissions: readonly Permission[],
  overrides: object = {},
): Promise<Made & { token: string }> {
  const input = { ...person('Manager'), role_id: (await makeRole(studio, permissions)).id, ...overrides }
  const { status, body } = await studio.asOwner('POST /api/v1/staff', input)
  if (status !== 201) throw new Error(`No manager: ${JSON.stringify(body)}`)
  return { ...body, token: await studio.login(body.email) }
}

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
