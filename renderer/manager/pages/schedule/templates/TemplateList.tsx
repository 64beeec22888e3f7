import { useFormat } from '../../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../../shared/picture/ClassPicture.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { rowsOf } from '../../../parts/list/ListTable.tsx'
import type { Hidden } from '../../../parts/list/use-list.ts'
import type { Template } from '../plan/plan-values.ts'
import { shownOf } from './TemplatePhoto.tsx'
import { useActivation } from './use-activation.tsx'

interface TemplateListProps extends Omit<ListOf<Template>, 'empty'> {
  hidden: Hidden
  onEdit: (template: Template) => void
  onCreate: () => void
}

export function TemplateList({ hidden, onEdit, onCreate, ...list }: TemplateListProps) {
  const { classTemplates: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const { deactivate, reactivate, question } = useActivation()
  const forbidden = denied('schedule.manage')
  const rows = rowsOf(list.query.data)
  const isShown: Record<string, boolean> = {
    instructor: rows.some((one) => one.default_instructor_id !== null),
    price: rows.some((one) => one.price !== null || one.credit_cost !== 1),
  }
  const all: Column<Template>[] = [
    { id: 'name', header: m.name, cell: (template) => <NameCell {...template} /> },
    { id: 'instructor', header: m.instructor, cell: (one) => one.default_instructor_name, hideOn: 'narrow' },
    { id: 'windows', header: m.windows, cell: (one) => <Windows {...one} />, hideOn: 'phone' },
    { id: 'price', header: m.price.column, cell: (one) => <Costs {...one} />, width: '7rem', hideOn: 'phone' },
    {
      id: 'duration',
      header: m.duration,
      cell: (one) => format.duration(one.duration_minutes),
      align: 'end',
      width: '7rem',
    },
    {
      id: 'capacity',
      header: m.capacity,
      cell: (one) => format.number(one.default_capacity),
      align: 'end',
      width: '6rem',
      hideOn: 'phone',
    },
  ]
  const columns = all.filter(({ id }) => isShown[id] !== false)
  return (
    <>
      <ListCard
        {...list}
        label={m.table}
        columns={columns}
        onRowAction={forbidden ? undefined : onEdit}
        rowActions={(template) => [
          [{ label: m.edit, icon: 'edit', onAction: () => onEdit(template), disabledReason: forbidden }],
          [
            template.is_active
              ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(template), disabledReason: forbidden }
              : { label: m.reactivate, icon: 'play', onAction: () => reactivate(template), disabledReason: forbidden },
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
      {question}
    </>
  )
}

function NameCell(template: Template) {
  const { name, color, is_active, description, category_name } = template
  const { classTemplates: m } = useMessages()
  const about = [category_name, description].filter(Boolean).join(' · ')
  return (
    <span className="flex min-w-0 items-center gap-2.5 py-1">
      <span
        className="toned h-9 w-1 shrink-0 rounded-full bg-(--tone)"
        style={{ '--own': color ?? 'transparent' } as React.CSSProperties}
      />
      <ClassPicture of={shownOf(template)} isSmall className="h-9 w-16 rounded-md phone:w-9 max-[22rem]:hidden" />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {is_active ? null : <Badge>{m.inactive}</Badge>}
        </span>
        {about ? <span className="line-clamp-1 text-xs text-muted">{about}</span> : null}
      </span>
    </span>
  )
}

/** The price of a spot where it is not the usual: a set price, or another number of credits. */
function Costs({ price, credit_cost }: Template) {
  const { price: m } = useMessages().classTemplates
  const format = useFormat()
  if (price === 0) return m.free
  const isUsual = price === null && credit_cost === 1
  return (
    <span className="figures block">
      {price === null ? null : <span className="block">{format.money(price)}</span>}
      {isUsual ? null : <span className="block text-xs text-muted">{m.credit(credit_cost)}</span>}
    </span>
  )
}

function Windows(template: Template) {
  const { classTemplates: m } = useMessages()
  const { booking_open_hours_before: opens, booking_close_hours_before: closes } = template
  const free = template.cancellation_window_hours
  const parts = [
    opens === null ? '' : m.opens(opens),
    closes === null ? '' : m.closes(closes),
    free === null ? '' : m.free(free),
  ].filter(Boolean)
  return <span className="text-muted">{parts.length > 0 ? upperFirst(parts.join(', ')) : m.studioRules}</span>
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
