import type { ReachedStudio } from '../request.ts'

type Fields = Record<string, unknown>

let made = 0

async function create(studio: ReachedStudio, operation: string, body: Fields) {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== 201) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** A membership type: a pack of ten for 100, unless told otherwise. */
export function makeMembershipType(studio: ReachedStudio, overrides: object = {}) {
  made += 1
  const isPack = !('type' in overrides) || overrides.type === 'class_pack'
  const pack = isPack ? { type: 'class_pack', credits_included: 10 } : {}
  return create(studio, 'POST /api/v1/membership-types', { name: `Type ${made}`, price: 100, ...pack, ...overrides })
}

/**
 * A membership from the studio's today on: for the client and of the type given, else for a new client and of a new type.
 */
export async function sellMembership(studio: ReachedStudio, sale: object = {}) {
  made += 1
  const overrides = sale as Fields
  const client_id =
    overrides['client_id'] ??
    (await create(studio, 'POST /api/v1/clients', { full_name: `Client ${made}`, email: `client${made}@example.com` }))
      .id
  const membership_type_id = overrides['membership_type_id'] ?? (await makeMembershipType(studio)).id
  const body = { starts_at: studio.clock.now(), ...overrides, client_id, membership_type_id }
  return create(studio, 'POST /api/v1/memberships', body)
}
