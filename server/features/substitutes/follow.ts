import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ClassFollower } from '../schedule/seam.ts'
import { tellClaimer, tellFound } from './letters.ts'
import { liveRequestOfClass, loadRequest, saveRequest, type RequestRow } from './queries.ts'

/** A class that is cancelled needs nobody any more; who claimed it is told. */
function cancelled(tx: Tx, act: Act, classId: number): void {
  const row = close(tx, act, classId)
  if (row?.claimed_by)
    tellClaimer(tx, act, row, row.claimed_by, { template: 'substitute_declined', more: { is_cancelled: true } })
}

/** Nor does one that the studio gives to somebody itself; who claimed it is told whether it is theirs. */
function taughtBy(tx: Tx, act: Act, classId: number): void {
  const row = close(tx, act, classId)
  if (!row?.claimed_by) return
  if (row.claimed_by === row.instructor_id) tellFound(tx, act, row)
  else tellClaimer(tx, act, row, row.claimed_by, { template: 'substitute_declined', more: { is_cancelled: false } })
}

/** Closes the live request of a class, if it has one, and gives it. */
function close(tx: Tx, { now }: Act, classId: number): RequestRow | undefined {
  const live = tx.one(liveRequestOfClass, { class_id: classId })
  const row = live && loadRequest(tx, live.id)
  if (row) tx.run(saveRequest, { ...row, status: 'closed', now })
  return row
}

export const substituteFollower: ClassFollower = { cancelled, taughtBy }
