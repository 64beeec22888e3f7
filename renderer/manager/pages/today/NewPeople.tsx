import type { Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Avatar, Card, Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

type Today = Answer<'GET /api/v1/today'>

interface Newcomer {
  key: string
  client_id: number
  client_name: string
  detail: string
}

/** Who is here for the first time today, and who joined in the last days. */
export function NewPeople({ today }: { today: Today }) {
  const { needs: m } = useMessages().today
  const format = useFormat()
  const { first_visits, new_clients } = today
  if (!first_visits && !new_clients) return null
  const first = (first_visits?.items ?? []).map(
    ({ booking_id, client_id, client_name, class_name, starts_at }): Newcomer => ({
      key: `first-${booking_id}`,
      client_id,
      client_name,
      detail: `${format.time(starts_at)} ${class_name}`,
    }),
  )
  const isListed = new Set(first.map(({ client_id }) => client_id))
  const joined = (new_clients?.items ?? [])
    .filter(({ client_id }) => !isListed.has(client_id))
    .map(({ client_id, client_name, created_at }): Newcomer => ({
      key: `new-${client_id}`,
      client_id,
      client_name,
      detail: format.relative(created_at),
    }))
  return (
    <Card title={m.newTitle} flush>
      {first.length + joined.length === 0 ? (
        <p className="p-4 text-sm text-muted">{m.nobodyNew}</p>
      ) : (
        <div className="divide-y divide-line">
          <People
            title={m.first}
            people={first}
            more={(first_visits?.total ?? 0) - (first_visits?.items.length ?? 0)}
          />
          <People
            title={m.joined}
            people={joined}
            more={(new_clients?.total ?? 0) - (new_clients?.items.length ?? 0)}
          />
        </div>
      )}
    </Card>
  )
}

function People({ title, people, more }: { title: string; people: readonly Newcomer[]; more: number }) {
  const { needs: m } = useMessages().today
  if (people.length === 0) return null
  return (
    <section className="px-4 py-3">
      <h3 className="mb-1.5 text-xs font-medium text-muted">{title}</h3>
      <ul className="flex flex-col gap-1">
        {people.map(({ key, client_id, client_name, detail }) => (
          <li key={key} className="flex min-h-8 min-w-0 items-center gap-2.5 text-sm phone:min-h-11">
            <Avatar name={client_name} />
            <Link look="plain" href={paths.client(client_id)} className="min-w-0 flex-1 truncate font-medium">
              {client_name}
            </Link>
            <span className="figures max-w-[50%] shrink-0 truncate text-xs text-muted">{detail}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-1 text-xs text-muted">{m.more(more)}</p> : null}
    </section>
  )
}
