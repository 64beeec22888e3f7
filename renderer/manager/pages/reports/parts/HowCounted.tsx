import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** How the figures of a page are counted, in plain words. */
export function HowCounted({ sentences }: { sentences: readonly string[] }) {
  const { reports: m } = useMessages()
  return (
    <Card title={m.counted}>
      <ul className="flex max-w-prose list-disc flex-col gap-1 ps-4 text-sm text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}
