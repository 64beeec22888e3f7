import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, EmptyState, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Template } from '../plan/plan-values.ts'
import { useActivation } from './use-activation.ts'

interface TemplateTableProps {
  templates: readonly Template[]
  isStale: boolean
  isFiltered: boolean
  onShowAll: () => void
  onEdit: (template: Template) => void
  onCreate: () => void
}

export function TemplateTable({ templates, isStale, isFiltered, onShowAll, onEdit, onCreate }: TemplateTableProps) {
  const { classTemplates: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const { deactivate, reactivate } = useActivation()
  const forbidden = denied('schedule.manage')
  const hasInstructors = templates.some((one) => one.default_instructor_id !== null)
  const all: Column<Template>[] = [
    { id: 'name', header: m.name, cell: (template) => <NameCell {...template} /> },
    { id: 'instructor', header: m.instructor, cell: (one) => one.default_instructor_name, hideOn: 'narrow' },
    { id: 'windows', header: m.windows, cell: (one) => <Windows {...one} />, hideOn: 'phone' },
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
  const columns = all.filter(({ id }) => id !== 'instructor' || hasInstructors)
  return (
    <Table
      label={m.table}
      columns={columns}
      rows={templates}
      isStale={isStale}
      onRowAction={forbidden ? undefined : onEdit}
      rowActions={(template) => [
        [{ label: m.edit, icon: 'edit', onAction: () => onEdit(template), disabledReason: forbidden }],
        [
          template.is_active
            ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(template), disabledReason: forbidden }
            : { label: m.reactivate, icon: 'play', onAction: () => reactivate(template), disabledReason: forbidden },
        ],
      ]}
      empty={<NoTemplates {...{ isFiltered, onShowAll, onCreate, forbidden }} />}
    />
  )
}

function NameCell({ name, color, is_active, description }: Template) {
  const { classTemplates: m } = useMessages()
  return (
    <span className="flex min-w-0 items-center gap-2.5 py-1">
      <span
        className="size-3 shrink-0 rounded-full border border-line-strong bg-(--template)"
        style={{ '--template': color ?? 'transparent' } as React.CSSProperties}
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {is_active ? null : <Badge>{m.inactive}</Badge>}
        </span>
        {description ? <span className="line-clamp-1 text-xs text-muted">{description}</span> : null}
      </span>
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

interface NoTemplatesProps {
  isFiltered: boolean
  onShowAll: () => void
  onCreate: () => void
  forbidden: string | null
}

function NoTemplates({ isFiltered, onShowAll, onCreate, forbidden }: NoTemplatesProps) {
  const { classTemplates: m } = useMessages()
  const create = (
    <Button look="primary" icon="plus" onPress={onCreate} disabledReason={forbidden}>
      {m.create}
    </Button>
  )
  const all = isFiltered ? <Button onPress={onShowAll}>{m.showAll}</Button> : null
  return (
    <EmptyState
      icon="tag"
      title={m.emptyTitle}
      action={
        <>
          {all}
          {create}
        </>
      }
    >
      {m.empty}
    </EmptyState>
  )
}
