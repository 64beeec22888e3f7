import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ClassFollower } from '../schedule/seam.ts'
import { liveRequestOfClass, loadRequest, saveRequest } from './queries.ts'

/** A class that is cancelled, or that the studio gives to somebody itself, needs nobody any more. */
function close(tx: Tx, { now }: Act, classId: number): void {
  const live = tx.one(liveRequestOfClass, { class_id: classId })
  if (live) tx.run(saveRequest, { ...loadRequest(tx, live.id), status: 'closed', now })
}

export const substituteFollower: ClassFollower = {
  cancelled: close,
  taughtBy: close,
}
