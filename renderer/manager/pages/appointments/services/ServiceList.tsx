import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../../shared/picture/ClassPicture.tsx'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, Link, Skeleton, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCategories } from '../../../parts/categories/use-categories.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import type { Hidden } from '../../../parts/list/use-list.ts'
import { TeacherPortrait } from '../../../parts/portraits/TeacherPortrait.tsx'
import { paths } from '../../../paths.ts'

export type Service = Item<'GET /api/v1/appointment-services'>

interface ServiceListProps extends Omit<ListOf<Service>, 'empty'> {
  hidden: Hidden
  onEdit: (service: Service) => void
  onCreate: () => void
}

/** So many are named before the rest are counted. */
const SOME = 2

/** The people who can be booked for a service; if there are none, a link to what is missing. */
function GivenBy({ id, is_active }: Service) {
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

/** The services with their terms, each to be changed or taken out of use. */
export function ServiceList({ hidden, onEdit, onCreate, ...list }: ServiceListProps) {
  const { services: m } = useMessages().appointments
  const format = useFormat()
  const forbidden = useDenied()('appointments.manage')
  const { deactivate, reactivate } = useActivation()
  const locations = useApi('GET /api/v1/establishments', {}, { fresh: 60_000 }).data ?? []
  const all: Column<Service>[] = [
    { id: 'name', header: m.name, cell: (service) => <NameCell {...service} /> },
    { id: 'givenBy', header: m.givenBy, cell: (service) => <GivenBy {...service} />, hideOn: 'phone' },
    {
      id: 'locations',
      header: m.locations,
      cell: ({ establishment_ids: ids }) =>
        ids.length === 0
          ? m.everywhere
          : locations
              .filter(({ id }) => ids.includes(id))
              .map(({ name }) => name)
              .join(', '),
      hideOn: 'narrow',
    },
    {
      id: 'duration',
      header: m.duration,
      cell: (one) => format.duration(one.duration_minutes),
      align: 'end',
      width: '7rem',
      hideOn: 'phone',
    },
    {
      id: 'buffer',
      header: m.buffer,
      cell: ({ buffer_minutes: minutes }) => (minutes > 0 ? format.duration(minutes) : null),
      align: 'end',
      width: '7rem',
      hideOn: 'narrow',
    },
    {
      id: 'price',
      header: m.price,
      cell: ({ price, prepaid, currency }) => (
        <span className="figures">
          <span className="font-semibold">{price > 0 ? format.money(price, currency) : m.free}</span>
          {prepaid > 0 ? (
            <span className="block text-xs text-muted">
              {prepaid < price ? m.takesDeposit(format.money(prepaid, currency)) : m.takesAll}
            </span>
          ) : null}
        </span>
      ),
      align: 'end',
      width: '7rem',
    },
  ]
  const columns = all.filter(({ id }) => id !== 'locations' || locations.length > 1)
  return (
    <ListCard
      {...list}
      label={m.table}
      columns={columns}
      onRowAction={forbidden ? undefined : onEdit}
      rowActions={(service) => [
        [{ label: m.edit, icon: 'edit', onAction: () => onEdit(service), disabledReason: forbidden }],
        [
          service.is_active
            ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(service), disabledReason: forbidden }
            : { label: m.reactivate, icon: 'play', onAction: () => reactivate(service), disabledReason: forbidden },
        ],
      ]}
      empty={
        <EmptyActive
          icon="tag"
          hidden={hidden}
          none={{ title: m.emptyTitle, help: m.empty }}
          noneActive={{ title: m.noneActive, help: m.noneActiveHelp, showAll: m.showAll }}
          action={
            <Button look="primary" icon="plus" onPress={onCreate} disabledReason={forbidden}>
              {m.create}
            </Button>
          }
        />
      }
    />
  )
}

/** Takes a service out of use and back, each undone with one press. */
function useActivation() {
  const { services: m } = useMessages().appointments
  const toast = useToast()
  const remove = useSend('DELETE /api/v1/appointment-services/{service_id}')
  const change = useSend('PATCH /api/v1/appointment-services/{service_id}')
  const paramsOf = ({ id }: Service) => ({ service_id: id })
  const reactivate = (service: Service) =>
    void change.send({ params: paramsOf(service), body: { is_active: true } }).then((done) => {
      if (done) toast.done(m.reactivated(service.name))
    })
  const deactivate = (service: Service) =>
    void remove.send({ params: paramsOf(service) }).then((done) => {
      if (done) toast.undo(m.deactivated(service.name), () => reactivate(service))
    })
  return { deactivate, reactivate }
}

function NameCell({ name, description, duration_minutes, category_id, is_active }: Service) {
  const { services: m } = useMessages().appointments
  const format = useFormat()
  const category = useCategories()?.find(({ id }) => id === category_id)
  const about = [category?.name, description].filter(Boolean).join(' · ')
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <ClassPicture
        of={{ name, color: null, photo_url: null }}
        isSmall
        className="size-12 rounded-md max-[22rem]:hidden"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate wrap-anywhere font-medium phone:whitespace-normal">{name}</span>
          {is_active ? null : <Badge>{m.inactive}</Badge>}
        </span>
        <span className="hidden text-xs text-muted phone:block">{format.duration(duration_minutes)}</span>
        {about ? <span className="line-clamp-1 text-xs phone:line-clamp-2 text-muted">{about}</span> : null}
      </span>
    </span>
  )
}
