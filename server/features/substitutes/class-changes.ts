import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ClassFollower } from '../schedule/seam.ts'
import { askAgain } from './ask.ts'
import { tellTeacher, tellFound } from './letters.ts'
import { liveRequestOfClass, loadRequest, saveRequest, type RequestRow } from './queries.ts'

/** Closes the request of a cancelled class; the instructor who claimed it gets a notice. */
function cancelled(tx: Tx, act: Act, classId: number): void {
  const row = close(tx, act, classId)
  if (row?.claimed_by)
    tellTeacher(tx, act, row, row.claimed_by, { template: 'substitute_declined', more: { is_cancelled: true } })
}

/** Closes the request of a class that the studio gives to an instructor: notifies them, the asker and any other claimant. */
function taughtBy(tx: Tx, act: Act, classId: number): void {
  const row = close(tx, act, classId)
  if (!row) return
  tellFound(tx, act, row)
  if (row.claimed_by !== null && row.claimed_by !== row.instructor_id)
    tellTeacher(tx, act, row, row.claimed_by, { template: 'substitute_declined', more: { is_cancelled: false } })
}

/** Opens a request again when its class moves, since an offer was for the former time: asks all who may and can again. */
function moved(tx: Tx, act: Act, classId: number): void {
  const live = tx.one(liveRequestOfClass, { class_id: classId })
  const row = live && loadRequest(tx, live.id)
  // Where it has been given to another as well, nobody is looked for.
  if (!row || row.instructor_id !== row.asked_by || row.starts_at <= act.now) return
  const open = { ...row, status: 'open' as const, claimed_by: null, claimed_at: null }
  tx.run(saveRequest, { ...open, now: act.now })
  askAgain(tx, act, open)
}

/** Closes the live request of a class, if it has one, and gives it. */
function close(tx: Tx, { now }: Act, classId: number): RequestRow | undefined {
  const live = tx.one(liveRequestOfClass, { class_id: classId })
  const row = live && loadRequest(tx, live.id)
  if (row) tx.run(saveRequest, { ...row, status: 'closed', now })
  return row
}

export const substituteFollower: ClassFollower = { cancelled, moved, taughtBy }
