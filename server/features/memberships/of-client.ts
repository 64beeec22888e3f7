import type { Reader } from '../../db/writer.ts'
import { dependantsOf } from '../clients/queries.ts'
import type { ClientFollower } from '../clients/seam.ts'
import { cancelLoaded, endMembership } from './cancel.ts'
import { membershipsOfClient as allOfClient, type NamedMembershipRow } from './queries.ts'
import { removeFromAll } from './sharing/change.ts'
import { comingRenewal } from './term-rules.ts'

/**
 * Of somebody who is a client no more, what renews ends, and with it what is charged or collected for it; of their dependants,
 * too, for whom they pay. Packs and passes that are paid stay for a client who may come back; with one who is erased all end.
 */
export const membershipsOfClient: ClientFollower = {
  counts(reader, client_id) {
    const renewing = [...reader.all(allOfClient, { client_id }), ...ofDependants(reader, client_id)].filter(renews)
    return { memberships: renewing.length, collected: renewing.filter((row) => row.billing_anchor_on === null).length }
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

function ofDependants(reader: Reader, guardian_id: number): NamedMembershipRow[] {
  return reader.all(dependantsOf, { guardian_id }).flatMap(({ id }) => reader.all(allOfClient, { client_id: id }))
}

const renews = (row: NamedMembershipRow): boolean => row.status !== 'cancelled' && comingRenewal(row) !== null
