import type { Item } from '../../../../api/index.ts'
import { Badge, type MenuAction } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListRow, RowSign } from '../../../parts/list/ListRow.tsx'
import { TeacherPortrait } from '../../../parts/portraits/TeacherPortrait.tsx'
import type { WeekOf } from './use-weeks.ts'

export type Location = Item<'GET /api/v1/establishments'>

interface LocationRowProps {
  location: Location
  isFirst: boolean
  /** What takes place there in the days to come; undefined while it is not known. */
  week: WeekOf | undefined
  actions: MenuAction[][]
  onOpen: (() => void) | undefined
}

const SHOWN = 5

/** A location: where it is, how it is reached, and what takes place there. */
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
