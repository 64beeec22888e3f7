import type { Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Avatar, Card, Icon, Link, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { addDays } from '../../schedule/days.ts'

type Today = Answer<'GET /api/v1/today'>

interface Someone {
  key: string
  client_id: number
  client_name: string
  detail: string
}

/** Birthdays and first visits, today and in the next days, and new clients. */
export function PeopleSoon({ today, day }: { today: Today; day: string }) {
  const { people: m } = useMessages().today
  const format = useFormat()
  const { birthdays, first_visits, first_visits_soon, new_clients } = today
  if (!birthdays && !first_visits && !new_clients) return null
  const dayWords = (on: string) =>
    on === day ? m.today : on === addDays(day, 1) ? m.tomorrow : format.date(on, 'weekday')
  const born = (birthdays?.items ?? []).map(({ client_id, client_name, birthday_on }): Someone => ({
    key: `born-${client_id}`,
    client_id,
    client_name,
    detail: dayWords(birthday_on),
  }))
  const visits = [...(first_visits?.items ?? []), ...(first_visits_soon?.items ?? [])]
  const first = visits.map(({ booking_id, client_id, client_name, class_name, starts_at }): Someone => {
    const on = format.dayOf(starts_at)
    const when = on === day ? format.time(starts_at) : `${dayWords(on)} ${format.time(starts_at)}`
    return { key: `first-${booking_id}`, client_id, client_name, detail: `${when} ${class_name}` }
  })
  const isListed = new Set(visits.map(({ client_id }) => client_id))
  const joined = (new_clients?.items ?? [])
    .filter(({ client_id }) => !isListed.has(client_id))
    .map(({ client_id, client_name, created_at }): Someone => ({
      key: `new-${client_id}`,
      client_id,
      client_name,
      detail: format.relative(created_at),
    }))
  const moreOf = (...kinds: (Today['first_visits'] | Today['new_clients'] | Today['birthdays'])[]) =>
    kinds.reduce((sum, kind) => sum + (kind ? kind.total - kind.items.length : 0), 0)
  return (
    <Card title={m.title} flush>
      {born.length + first.length + joined.length === 0 ? (
        <p className="p-4 text-sm text-muted">{m.nobody}</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
          <People icon="star" title={m.first} people={first} more={moreOf(first_visits, first_visits_soon)} />
          <People icon="gift" title={m.birthdays} people={born} more={moreOf(birthdays)} />
          <People icon="plus" title={m.joined} people={joined} more={moreOf(new_clients)} />
        </div>
      )}
    </Card>
  )
}

const FEW = 5

interface PeopleProps {
  icon: IconName
  title: string
  people: readonly Someone[]
  /** Number of further people, who were not read themselves. */
  more: number
}

function People({ icon, title, people, more }: PeopleProps) {
  const { needs: m } = useMessages().today
  if (people.length === 0) return null
  const left = more + Math.max(0, people.length - FEW)
  return (
    <section className="px-4 py-3">
      <h3 className="mb-1.5 flex items-center gap-1.5 text-xs font-medium text-muted">
        <Icon name={icon} size={13} />
        {title}
      </h3>
      <ul className="flex flex-col gap-1">
        {people.slice(0, FEW).map(({ key, client_id, client_name, detail }) => (
          <li key={key} className="flex min-h-8 min-w-0 items-center gap-2.5 text-sm phone:min-h-11">
            <Avatar name={client_name} />
            <span className="min-w-0 flex-1">
              <Link
                look="plain"
                href={paths.client(client_id)}
                className="block truncate font-medium phone:whitespace-normal"
              >
                {client_name}
              </Link>
              <span className="figures block text-xs text-pretty text-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      {left > 0 ? <p className="mt-1 text-xs text-muted">{m.more(left)}</p> : null}
    </section>
  )
}
