import { useSend, type Answer } from '../../../../../api/index.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Elsewhere } from '../../../../parts/copies/troubles.ts'

export type CopySettings = Answer<'GET /api/v1/studio/backup-settings'>

/** Keeping where copies go, and trying a place out. */
export function usePlaces(place: Elsewhere) {
  const { places: m } = useMessages().copies
  const toast = useToast()
  const save = useSend('PUT /api/v1/studio/backup-settings')
  const test = useSend('POST /api/v1/studio/backup-settings/test', { invalidate: [] })
  const stop = async () => {
    if (await save.send({ body: { [place]: null } })) toast.done(m.stopped)
  }
  return {
    /** Throws the refusal. */
    save: save.sendOrThrow,
    saved: () => toast.done(m.saved),
    stop,
    isStopping: save.isPending,
    tryIt: () => test.send(),
    isTrying: test.isPending,
  }
}
