import { useDownload } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button, Callout, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useSize } from '../../../parts/copies/use-size.ts'

/** Everything the studio holds, to take away: what is in it, how large it gets, and the download. */
export default function ExitPart() {
  const { exit: m } = useMessages().settings
  const denied = useDenied()('owner')
  const pack = useDownload()
  const sizeOf = useSize()
  return (
    <Card title={m.title} description={m.titleMeans}>
      <div className="flex flex-col items-start gap-4">
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-pretty">
          {m.holds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-sm text-pretty text-muted">{m.size}</p>
        <Callout tone="warn">{m.careful}</Callout>
        <Button
          look="primary"
          icon="import"
          isPending={pack.isPending}
          disabledReason={denied}
          onPress={() => pack.download('POST /api/v1/studio/exit-pack', m.file)}
        >
          {m.download}
        </Button>
        <p role="status" className="text-sm text-pretty text-muted empty:hidden">
          {pack.isPending ? m.packing : ''}
        </p>
        {pack.isPending && pack.bytes > 0 ? (
          <p className="figures text-sm font-medium">{m.soFar(sizeOf(pack.bytes))}</p>
        ) : null}
      </div>
    </Card>
  )
}
