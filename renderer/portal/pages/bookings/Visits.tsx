import type { Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'

/** The number of classes the reader has attended, and the distance to the next milestone; nothing before the first visit. */
export function Visits({ visits: data }: { visits: Answer<'GET /api/v1/clients/me/visits'> }) {
  const { visits: m } = useMessages()
  const format = useFormat()
  if (data.first_visit_on === null) return null
  const [newest] = data.reached
  const facts = [
    newest && newest.count > 1 ? m.reached(newest.count, format.date(newest.reached_on)) : null,
    data.weeks_in_a_row > 1 ? m.weeks(data.weeks_in_a_row) : null,
    m.missing(data.next.missing, data.next.count),
  ]
  return (
    <Card title={m.title(data.visits)} description={m.since(format.date(data.first_visit_on))} className="mb-4">
      <ul className="flex flex-col gap-0.5 text-sm">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Card>
  )
}
