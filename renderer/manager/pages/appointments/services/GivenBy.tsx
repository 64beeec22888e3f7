import { useApi } from '../../../../api/index.ts'
import { TeacherPortrait } from '../../../parts/portraits/TeacherPortrait.tsx'
import { Link, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Service } from './service.ts'

/** So many are named before the rest are counted. */
const SOME = 2

/** Who can be booked for a service; where nobody can, the way to what is missing. */
export function GivenBy({ id, is_active }: Service) {
  const { services: m } = useMessages().appointments
  const people = useApi(
    'GET /api/v1/appointment-services/{service_id}/available-instructors',
    { params: { service_id: id } },
    { fresh: 60_000, enabled: is_active },
  )
  if (!is_active || people.isError) return null
  if (!people.data) return <Skeleton className="h-5 w-28" />
  if (people.data.length === 0) return <Link href={paths.availability()}>{m.nobody}</Link>
  const named = people.data.slice(0, SOME)
  const more = people.data.length - named.length
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      {named.map((person) => (
        <span key={person.id} className="flex min-w-0 items-center gap-2">
          <TeacherPortrait id={person.id} name={person.full_name} />
          <span className="truncate">{person.full_name}</span>
        </span>
      ))}
      {more > 0 ? <span className="text-muted">{m.others(more)}</span> : null}
    </span>
  )
}
