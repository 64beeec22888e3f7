import { ApiError } from '../../../api/index.ts'

/** A refusal that says itself what room a copy lacks: what is usually said of a full disk is of the studio’s own file. */
export function inItsWords(error: unknown): unknown {
  const isRoom = error instanceof ApiError && error.code === 'STORAGE_FULL'
  return isRoom ? new ApiError({ ...error.problem, code: 'BACKUP_NO_ROOM' }) : error
}
