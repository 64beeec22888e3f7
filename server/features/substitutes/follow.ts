import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ClassFollower } from '../schedule/seam.ts'
import { tellTeacher, tellFound } from './letters.ts'
import { liveRequestOfClass, loadRequest, saveRequest, type RequestRow } from './queries.ts'

/** A class that is cancelled needs nobody any more; who claimed it is told. */
function cancelled(tx: Tx, act: Act, classId: number): void {
  const row = close(tx, act, classId)
  if (row?.claimed_by)
    tellTeacher(tx, act, row, row.claimed_by, { template: 'substitute_declined', more: { is_cancelled: true } })
}

/** Nor does one that the studio gives to somebody itself: they and who asked are told, and somebody else who claimed it. */
function taughtBy(tx: Tx, act: Act, classId: number): void {
  const row = close(tx, act, classId)
  if (!row) return
  tellFound(tx, act, row)
  if (row.claimed_by !== null && row.claimed_by !== row.instructor_id)
    tellTeacher(tx, act, row, row.claimed_by, { template: 'substitute_declined', more: { is_cancelled: false } })
}

/** Closes the live request of a class, if it has one, and gives it. */
function close(tx: Tx, { now }: Act, classId: number): RequestRow | undefined {
  const live = tx.one(liveRequestOfClass, { class_id: classId })
  const row = live && loadRequest(tx, live.id)
  if (row) tx.run(saveRequest, { ...row, status: 'closed', now })
  return row
}

export const substituteFollower: ClassFollower = { cancelled, taughtBy }
