import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListRow, RowSign } from '../../../parts/list/ListRow.tsx'
import { TeacherPortrait } from '../../../parts/portraits/TeacherPortrait.tsx'

export interface WeekOf {
  classes: number
  teachers: { id: number; name: string }[]
}

const DAY = 86_400_000

/** The classes at each location in the next seven days; undefined while loading. A class without a location is at the first. */
export function useWeeks(first: number | undefined): ((locationId: number) => WeekOf) | undefined {
  const start_date = useFormat().today()
  const end_date = new Date(Date.parse(`${start_date}T12:00:00Z`) + 6 * DAY).toISOString().slice(0, 10)
  const week = useApi('GET /api/v1/scheduled-classes', { query: { start_date, end_date, status: 'scheduled' } })
  const { data } = week
  if (!data) return undefined
  return (locationId) => {
    const here = data.filter(({ establishment_id }) => (establishment_id ?? first) === locationId)
    const teachers = new Map<number, string>()
    for (const { instructor_id: id, instructor_name: name } of here) if (id !== null && name) teachers.set(id, name)
    return { classes: here.length, teachers: [...teachers].map(([id, name]) => ({ id, name })) }
  }
}

export type Location = Item<'GET /api/v1/establishments'>

interface LocationRowProps {
  location: Location
  isFirst: boolean
  /** The classes there in the coming days; undefined while loading. */
  week: WeekOf | undefined
  actions: MenuAction[][]
  onOpen: (() => void) | undefined
}

const SHOWN = 5

/** A location: its address, its phone number, and its classes. */
export function LocationRow({ location, isFirst, week, actions, onOpen }: LocationRowProps) {
  const { locations: m } = useMessages().settings
  const { name, address, phone, is_active } = location
  return (
    <ListRow
      picture={<RowSign icon="pin" />}
      name={name}
      onPress={onOpen}
      actions={actions}
      isFaded={!is_active}
      badges={
        <>
          {isFirst ? <Badge tone="accent">{m.first}</Badge> : null}
          {is_active ? null : <Badge>{m.inactive}</Badge>}
        </>
      }
    >
      <p className="text-sm text-pretty text-muted">
        {address ? <span className="wrap-anywhere whitespace-pre-line">{address}</span> : m.noAddress}
        {phone ? <span className="figures block">{phone}</span> : null}
      </p>
      <p className="figures mt-2.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        {week ? (
          <>
            <span className="flex -space-x-1.5 empty:hidden">
              {week.teachers.slice(0, SHOWN).map(({ id, name: teacher }) => (
                <span key={id} className="rounded-full ring-2 ring-surface">
                  <TeacherPortrait id={id} name={teacher} />
                </span>
              ))}
            </span>
            {week.classes === 0 ? <span className="text-muted">{m.quiet}</span> : m.week(week.classes)}
          </>
        ) : null}
      </p>
    </ListRow>
  )
}
