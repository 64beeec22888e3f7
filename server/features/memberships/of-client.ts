import type { Reader } from '../../db/writer.ts'
import { dependantsOf } from '../clients/queries.ts'
import type { Instant } from '../../lib/time.ts'
import type { ClientFollower, SharedMembership } from '../clients/seam.ts'
import { cancelLoaded, endMembership } from './cancel.ts'
import { membershipsOfClient as allOfClient, type NamedMembershipRow } from './queries.ts'
import { removeFromAll } from './sharing/change.ts'
import { bookedByOthers, membersOf } from './sharing/queries.ts'
import { comingRenewal } from './term-rules.ts'

/**
 * Of somebody who is a client no more, what renews ends, and with it what is charged or collected for it; of their dependants,
 * too, for whom they pay. Packs and passes that are paid stay for a client who may come back; with one who is erased all end.
 */
export const membershipsOfClient: ClientFollower = {
  counts(reader, client_id, now) {
    const renewing = [...reader.all(allOfClient, { client_id }), ...ofDependants(reader, client_id)].filter(renews)
    const collected = renewing.filter((row) => row.billing_anchor_on === null).length
    return { memberships: renewing.length, collected, shared: sharedBy(reader, client_id, now) }
  },
  ended(tx, act, client_id, { kind }) {
    for (const row of tx.all(allOfClient, { client_id })) {
      if (row.status === 'cancelled') continue
      // Of one who is erased, others who shared it keep what they have booked.
      if (kind === 'erased') endMembership(tx, act, row, true)
      else if (renews(row)) cancelLoaded(tx, act, row)
    }
    if (kind === 'erased') removeFromAll(tx, act, client_id)
    for (const row of ofDependants(tx, client_id).filter(renews)) cancelLoaded(tx, act, row)
  },
}

/** Memberships of a client that have not ended, with those who share them. */
function sharedBy(reader: Reader, holder_id: number, now: Instant): SharedMembership[] {
  const live = reader
    .all(allOfClient, { client_id: holder_id })
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired')
  return live.flatMap((row) => {
    const members = reader.all(membersOf, { membership_id: row.id })
    if (members.length === 0) return []
    return {
      membership_id: row.id,
      name: row.type_name,
      renews: renews(row),
      members: members.map(({ client_id, full_name }) => ({ client_id, full_name })),
      bookings: reader.one(bookedByOthers, { membership_id: row.id, holder_id, now })!.count,
    }
  })
}

function ofDependants(reader: Reader, guardian_id: number): NamedMembershipRow[] {
  return reader.all(dependantsOf, { guardian_id }).flatMap(({ id }) => reader.all(allOfClient, { client_id: id }))
}

const renews = (row: NamedMembershipRow): boolean => row.status !== 'cancelled' && comingRenewal(row) !== null
