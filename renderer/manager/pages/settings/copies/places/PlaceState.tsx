import type { Answer } from '../../../../../api/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { useWhen } from '../../../../parts/copies/use-when.ts'

export type KnownPlace = Answer<'GET /api/v1/studio/backups'>['folder']

/** From when the newest copy of a place is; nothing of a place that is not used. */
export function PlaceState({ known }: { known: KnownPlace }) {
  const { places: m } = useMessages().copies
  const when = useWhen()
  if (!known) return null
  return <p className="figures text-sm">{known.as_of === null ? m.nothingYet : m.newest(when(known.as_of))}</p>
}
