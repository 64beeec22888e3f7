import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { membershipById, type NamedMembershipRow } from './queries.ts'
import { bringUpToDate } from './up-to-date.ts'

/** A membership as it stands today, or 404: what the calendar has done to it since the last look is done first. */
export function loadMembership(tx: Tx, act: Act, id: number): NamedMembershipRow {
  const row = tx.one(membershipById, { id })
  if (!row) throw notFound('membership')
  return bringUpToDate(tx, act, row)
}
