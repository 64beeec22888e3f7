import type { ReachedStudio } from '../request.ts'
import type { TestClient } from './bookings.ts'
import { makeMembershipType, sellMembership } from './memberships.ts'

let count = 0

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Adds a client without a login whose guardian the client is, with the guardian's e-mail. */
export async function makeDependant(
  studio: ReachedStudio,
  guardian: TestClient,
  overrides: object = {},
): Promise<Shown> {
  count += 1
  const person = { full_name: `Dani ${count}`, email: guardian.email, guardian_id: guardian.id, ...overrides }
  const { status, body } = await studio.asOwner('POST /api/v1/clients', person)
  if (status !== 201) throw new Error(`No dependant: ${JSON.stringify(body)}`)
  return body
}

/** The same with an unlimited pass of her own. */
export async function makeMemberDependant(studio: ReachedStudio, guardian: TestClient, overrides: object = {}) {
  const dependant = await makeDependant(studio, guardian, overrides)
  const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 365 })
  await sellMembership(studio, { client_id: dependant.id, membership_type_id: type.id })
  return dependant
}
