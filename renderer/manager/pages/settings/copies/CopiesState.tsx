import { useApi, type Answer } from '../../../../api/index.ts'
import { now } from '../../../../shared/clock.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { inWords, useTimeLeft } from '../../../../shared/work/use-time-left.ts'
import { Button, ButtonGroup, Callout, Card, Progress } from '../../../../ui/index.ts'
import { useGo } from '../../../../shared/url/use-go.ts'
import { useMessages } from '../../../messages/index.ts'
import { MakeCopy } from '../../../parts/copies/MakeCopy.tsx'
import { troublesOf } from '../../../parts/copies/troubles.ts'
import { useRestorable } from '../../../parts/copies/use-restorable.ts'
import { useTroubleWords } from '../../../parts/copies/use-trouble-words.ts'
import { paths } from '../../../paths.ts'

interface CopiesStateProps {
  copies: Answer<'GET /api/v1/studio/backups'>
  notAtHand: string | null
}

/** The state of the backups in a sentence, problems with them, and a button that makes one now. */
export function CopiesState({ copies, notAtHand }: CopiesStateProps) {
  const { copies: m } = useMessages()
  const maySee = useDenied()('settings.view') === null
  const status = useApi('GET /api/v1/studio/status', {}, { enabled: maySee, every: 30_000 })
  const restorable = useRestorable()
  const wordsOf = useTroubleWords()
  const go = useGo()
  const isOneDisk = copies.items.length > 0 && copies.folder === null && copies.bucket === null
  return (
    <Card title={m.title} description={m.titleMeans}>
      <div className="flex flex-col gap-3">
        {copies.items.length === 0 ? (
          <Callout tone="warn">{m.none}</Callout>
        ) : (
          <p className="figures min-h-5 text-base font-medium text-pretty">
            {status.data ? restorable(status.data) : null}
          </p>
        )}
        {troublesOf(copies, now()).map((trouble) => {
          const { key, title, text } = wordsOf(trouble)
          return (
            <Callout key={key} tone="warn" title={title}>
              <span className="break-words">{text}</span>
            </Callout>
          )
        })}
        {isOneDisk ? <p className="text-sm text-pretty text-muted">{m.sameDisk}</p> : null}
        <ButtonGroup align="start">
          <MakeCopy isMaking={copies.making !== null} />
          <Button icon="print" disabledReason={notAtHand} onPress={() => go(paths.emergencyPage())}>
            {m.paper.print}
          </Button>
        </ButtonGroup>
        {copies.making ? <Making making={copies.making} /> : null}
      </div>
    </Card>
  )
}

type UnderWay = NonNullable<Answer<'GET /api/v1/studio/backups'>['making']>

/** The progress of the backup under way, and the time it still takes. */
function Making({ making: { since, done_bytes, total_bytes } }: { making: UnderWay }) {
  const { copies: m } = useMessages()
  const left = useTimeLeft(done_bytes, total_bytes, true, since)
  return (
    <div>
      <Progress label={m.making} value={done_bytes} max={total_bytes} />
      <p className="figures mt-2 min-h-5 text-sm">{inWords(left, m.left)}</p>
    </div>
  )
}
