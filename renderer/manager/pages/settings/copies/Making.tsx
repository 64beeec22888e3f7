import type { Answer } from '../../../../api/index.ts'
import { inWords } from '../../../../shared/work/time-left.ts'
import { useTimeLeft } from '../../../../shared/work/use-time-left.ts'
import { Progress } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type UnderWay = NonNullable<Answer<'GET /api/v1/studio/backups'>['making']>

/** How far the copy is that is being made, and how long it still takes. */
export function Making({ making: { since, done_bytes, total_bytes } }: { making: UnderWay }) {
  const { copies: m } = useMessages()
  const left = useTimeLeft(done_bytes, total_bytes, true, since)
  return (
    <div>
      <Progress label={m.making} value={done_bytes} max={total_bytes} />
      <p className="figures mt-2 min-h-5 text-sm">{inWords(left, m.left)}</p>
    </div>
  )
}
