import { Button, Callout, Card, LinkButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCopy } from '../../../parts/copy/use-copy.ts'
import { paths } from '../../../paths.ts'
import { frameLine, scriptLine, whyNoWebsite, type Shown } from './lines.ts'

interface CopyLinesProps {
  address: string | null
  shown: Shown
  title: string
}

/** The lines to paste into a website and where, or why there are none and the way to them. */
export function CopyLines({ address, shown, title }: CopyLinesProps) {
  const { widget: m } = useMessages().settings
  const why = whyNoWebsite(address)
  if (address === null || why !== null) {
    return (
      <Callout tone="warn" action={<LinkButton href={paths.settingsPart('online')}>{m.toOnline}</LinkButton>}>
        {m[why ?? 'notOnline']}
      </Callout>
    )
  }
  return (
    <>
      <Line title={m.line} means={m.lineMeans} text={scriptLine(address, shown)} copy={m.copy} copied={m.copied} />
      <Line
        title={m.frame}
        means={m.frameMeans}
        text={frameLine(address, shown, title)}
        copy={m.copyFrame}
        copied={m.copiedFrame}
      />
      <Card title={m.where}>
        <dl className="flex flex-col gap-3 text-sm">
          {m.places.map(([place, how]) => (
            <div key={place}>
              <dt className="font-medium">{place}</dt>
              <dd className="text-pretty text-muted">{how}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-xs text-pretty text-muted">{m.colours}</p>
      </Card>
    </>
  )
}

interface LineProps {
  title: string
  means: string
  text: string
  copy: string
  copied: string
}

function Line({ title, means, text, copy, copied }: LineProps) {
  const put = useCopy()
  return (
    <Card title={title} description={means}>
      <div className="flex flex-col items-start gap-3">
        <code className="block w-full rounded-md bg-sunken p-3 font-mono text-xs break-all select-all">{text}</code>
        <Button icon="copy" onPress={() => put(text, copied)}>
          {copy}
        </Button>
      </div>
    </Card>
  )
}
