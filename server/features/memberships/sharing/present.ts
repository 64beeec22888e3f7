import type { Ctx } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { localDate } from '../../../lib/time.ts'
import { limitsIn } from '../../membership-types/limits.ts'
import { readTerms } from '../../membership-types/terms-queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { readBalance } from '../ledger.ts'
import type { NamedMembershipRow } from '../queries.ts'
import { membersOf, sharedWithFamily, usesOf } from './queries.ts'

/** The clients who share a membership and who used what, as far as this caller may know. */
export function presentMembers(reader: Reader, { caller }: Ctx, row: NamedMembershipRow) {
  const ownId = caller.role === 'client' ? caller.id : null
  const { timezone } = settingsOf(reader)
  const members = reader.all(membersOf, { membership_id: row.id })
  const children = members.filter(({ guardian_id, password_hash }) => guardian_id === ownId && password_hash === null)
  const seesClassOf = new Set([ownId, ...children.map(({ client_id }) => client_id)])
  return {
    membership_id: row.id,
    max_members: readTerms(reader, row.terms_id).max_members,
    holder: { client_id: row.client_id, full_name: row.client_name },
    members: members.map(({ client_id, full_name }) => ({ client_id, full_name })),
    uses: reader.all(usesOf, { membership_id: row.id }).map(({ starts_at, name, ...use }) => ({
      ...use,
      on: localDate(starts_at, timezone),
      name: ownId === null || seesClassOf.has(use.client_id) ? name : null,
    })),
  }
}

/** Memberships of others that a client, or a child they act for, may use. */
export function sharedMemberships(reader: Reader, client_id: number) {
  const limitsOf = limitsIn(reader)
  return reader.all(sharedWithFamily, { client_id }).map((row) => ({
    id: row.id,
    client_id: row.shared_with,
    holder_name: row.client_name,
    type_name: row.type_name,
    type: row.type,
    expires_at: row.expires_on,
    unlimited: row.unlimited,
    credits_remaining: row.unlimited ? null : readBalance(reader, row.id),
    limits: limitsOf(row),
  }))
}
