import type { ReactNode } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { CreditsCell, MembershipCell, OwedCell, Quiet } from '../list/cells.tsx'

/** Loads the parts of the line at the top. */
export function useSummary(clientId: number) {
  const summary = useApi('GET /api/v1/clients/{client_id}/summary', { params: { client_id: clientId } })
  const standings = useApi('GET /api/v1/clients/standing', { query: { ids: String(clientId) } })
  return { summary, standings }
}

/** A client in one line: when they come, what they hold, owe and have spent. */
export function Summary({ clientId }: { clientId: number }) {
  const { clientProfile, clients } = useMessages()
  const m = clientProfile.summary
  const { date, time, money, number } = useFormat()
  const { summary, standings } = useSummary(clientId)
  const { data } = summary
  const standing = standings.data?.[0]
  if (!data) return null
  const { next_class: next, last_visit_at: last, visits, visits_a_month: pace, spent } = data
  return (
    <dl className="mb-4 grid grid-cols-[1.4fr_1fr_1fr_1.6fr_1fr_1fr] gap-px overflow-hidden rounded-lg border border-line bg-line shadow-raised narrow:grid-cols-3 phone:grid-cols-2">
      <Fact label={m.nextClass} below={next?.class_name}>
        {next ? (
          <Link href={paths.roster(next.class_id)} look="plain">
            {m.at(date(next.starts_at, 'weekday'), time(next.starts_at))}
          </Link>
        ) : (
          <Quiet>{m.nothingBooked}</Quiet>
        )}
      </Fact>
      <Fact label={m.lastVisit}>{last ? date(last) : <Quiet>{clients.standing.neverHere}</Quiet>}</Fact>
      <Fact label={m.visits} below={pace === null ? null : m.pace(number(pace))}>
        {visits === null ? <Quiet>–</Quiet> : number(visits)}
      </Fact>
      <Fact
        label={m.holds}
        below={
          standing && standing.credits !== null ? (
            <>
              <CreditsCell standing={standing} /> {clients.standing.left}
            </>
          ) : null
        }
      >
        <MembershipCell standing={standing} />
      </Fact>
      <Fact label={m.owes}>
        <OwedCell standing={standing} />
      </Fact>
      <Fact label={m.spent}>{spent === null ? <Quiet>–</Quiet> : money(spent)}</Fact>
    </dl>
  )
}

function Fact({ label, below, children }: { label: string; below?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface px-3 py-2.5">
      <dt className="text-2xs font-medium text-muted">{label}</dt>
      <dd className="figures mt-0.5 min-w-0 text-sm">
        <div className="truncate font-medium">{children}</div>
        {below ? <div className="truncate text-xs text-muted">{below}</div> : null}
      </dd>
    </div>
  )
}
