import { useFormat } from '../../../../shared/format/use-format.ts'
import { Avatar, Button, Card, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Away } from './overdue.ts'

interface AwayListProps {
  title: string
  clients: readonly Away[]
  denied: string | null
  onWrite: (clients: readonly Away[]) => void
}

/** People who are away: since when, how often they came, and the button that writes to them. */
export function AwayList({ title, clients, denied, onWrite }: AwayListProps) {
  const { report: m } = useMessages().reports
  if (clients.length === 0) return null
  return (
    <Card
      title={title}
      flush
      action={
        clients.length > 1 ? (
          <Button size="small" icon="mail" disabledReason={denied} onPress={() => onWrite(clients)}>
            {m.writeToAll(clients.length)}
          </Button>
        ) : null
      }
    >
      <ul aria-label={title} className="divide-y divide-line">
        {clients.map((one) => (
          <Line key={one.client_id} one={one} denied={denied} onWrite={() => onWrite([one])} />
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  one: Away
  denied: string | null
  onWrite: () => void
}

function Line({ one, denied, onWrite }: LineProps) {
  const { reports } = useMessages()
  const { report: m } = reports
  const format = useFormat()
  const { client_id, client_name, last_visit_at, visits, every_days, days } = one
  const facts = [
    [reports.lastVisit, `${format.date(last_visit_at)}, ${days === 0 ? m.today : m.ago(days)}`],
    [m.usually, m.every(every_days)],
    [reports.visitsBefore, format.number(visits)],
  ] as const
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-4 py-3 phone:flex-wrap">
      <Avatar name={client_name} size="medium" />
      <div className="min-w-0 flex-1 basis-40">
        <Link href={paths.client(client_id)} look="plain" className="text-sm font-medium break-words">
          {client_name}
        </Link>
        <Rhythm every={every_days} days={days} />
      </div>
      <dl className="figures grid w-md shrink-0 grid-cols-[5fr_3fr_4fr] gap-x-4 text-xs narrow:w-auto narrow:grid-cols-1 phone:w-full">
        {facts.map(([what, said]) => (
          <div key={what} className="min-w-0 narrow:flex narrow:gap-1.5">
            <dt className="text-muted">{what}</dt>
            <dd className="text-ink">{said}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="small"
        icon="mail"
        label={m.writeTo(client_name)}
        disabledReason={denied}
        onPress={onWrite}
        className="phone:w-full"
      >
        {m.write}
      </Button>
    </li>
  )
}

const MOST = 8

/** A dot for the last visit and one for each that would have followed by now, as often as they came. */
function Rhythm({ every, days }: { every: number; days: number }) {
  const { report: m } = useMessages().reports
  const missed = Math.floor(days / every)
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-muted">
      <span aria-hidden="true" className="flex items-center gap-1">
        <span className="size-2 rounded-full bg-accent" />
        {Array.from({ length: Math.min(MOST, missed) }, (_, n) => (
          <span key={n} className="size-2 rounded-full border border-dashed border-control-line" />
        ))}
      </span>
      {m.missed(missed)}
    </span>
  )
}
