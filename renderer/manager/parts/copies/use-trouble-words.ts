import { ApiError } from '../../../api/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Trouble } from './troubles.ts'
import { useWhen } from './use-restorable.ts'

/** The words for a problem with the backups, and its remedy. */
export function useTroubleWords(): (trouble: Trouble) => { key: string; title: string; text: string } {
  const { copies: m } = useMessages().today
  const when = useWhen()
  return (trouble) => {
    if (trouble.kind === 'failed') return { key: 'failed', title: m.failedTitle, text: m.failed(trouble.problem) }
    const { kind, place, problem } = trouble
    const key = `${kind}-${place}`
    if (kind === 'broken') return { key, title: m.brokenTitle[place], text: `${problem} ${m.brokenHelps}` }
    const since = trouble.as_of === null ? m.behindNone : m.behind(when(trouble.as_of))
    return { key, title: m.behindTitle[place], text: [since, problem, m.behindHelps].filter(Boolean).join(' ') }
  }
}

/** A refusal that says itself what room a copy lacks: what is usually said of a full disk is of the studio’s own file. */
export function inItsWords(error: unknown): unknown {
  const isRoom = error instanceof ApiError && error.code === 'STORAGE_FULL'
  return isRoom ? new ApiError({ ...error.problem, code: 'BACKUP_NO_ROOM' }) : error
}
