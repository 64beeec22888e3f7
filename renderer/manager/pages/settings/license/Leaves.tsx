import { Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

/** What of the studio the assistant sends out, and what never. */
export function Leaves() {
  const { license: m } = useMessages()
  return (
    <Card title={m.leaves}>
      <ul className="list-disc space-y-1.5 ps-4 text-sm text-pretty text-muted">
        {m.leavesLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
