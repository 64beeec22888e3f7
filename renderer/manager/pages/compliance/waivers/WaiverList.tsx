import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, Icon, SkeletonRows, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyList } from '../../../parts/list/EmptyList.tsx'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { useActivation, type Waiver } from './use-activation.ts'

interface WaiverListProps extends Omit<ListOf<Waiver>, 'empty'> {
  /** Shows those that are not signed any more; null where there are none. */
  onShowAll: (() => void) | null
  /** Whether that is still asked. */
  isAsking: boolean
  onEdit: (waiver: Waiver | 'new') => void
}

export function WaiverList({ onShowAll, isAsking, onEdit, ...list }: WaiverListProps) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const format = useFormat()
  const denied = useDenied()('waivers.manage')
  const { deactivate, reactivate } = useActivation()
  const columns: Column<Waiver>[] = [
    { id: 'title', header: m.name, cell: (waiver) => <TitleCell {...waiver} /> },
    {
      id: 'required',
      header: m.required,
      cell: ({ requires_before_booking: required }) => (
        <span className={required ? '' : 'text-muted'}>{required ? m.isRequired : m.isNotRequired}</span>
      ),
      hideOn: 'phone',
    },
    { id: 'missing', header: m.missing, cell: (waiver) => <Missing {...waiver} />, width: '9rem' },
    {
      id: 'version',
      header: m.version,
      cell: ({ version }) => format.number(version),
      align: 'end',
      width: '6rem',
      hideOn: 'phone',
    },
    {
      id: 'changed',
      header: m.changed,
      cell: ({ updated_at }) => format.date(updated_at),
      align: 'end',
      width: '8rem',
      hideOn: 'narrow',
    },
  ]
  return (
    <ListCard
      {...list}
      label={m.table}
      columns={columns}
      rowHref={({ id }) => paths.waiver(id)}
      rowActions={(waiver) => [
        [{ label: m.edit, icon: 'edit', onAction: () => onEdit(waiver), disabledReason: denied }],
        [
          waiver.is_active
            ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(waiver), disabledReason: denied }
            : { label: m.reactivate, icon: 'play', onAction: () => reactivate(waiver), disabledReason: denied },
        ],
      ]}
      empty={
        isAsking ? (
          <SkeletonRows rows={3} />
        ) : (
          <EmptyList
            icon="file"
            title={onShowAll ? m.noneActive : m.emptyTitle}
            showAll={onShowAll && { label: m.showAll, onPress: onShowAll }}
            action={
              <Button look="primary" icon="plus" disabledReason={denied} onPress={() => onEdit('new')}>
                {m.create}
              </Button>
            }
          >
            {m.empty}
          </EmptyList>
        )
      }
    />
  )
}

function TitleCell({ title, is_active }: Waiver) {
  const { compliance } = useMessages()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate font-medium">{title}</span>
      {is_active ? null : <Badge>{compliance.waivers.inactive}</Badge>}
    </span>
  )
}

/** How many active clients have the current version before them. */
function Missing({ id, is_active }: Waiver) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('clients.view')
  const unsigned = useApi(
    'GET /api/v1/waivers/{waiver_id}/unsigned-clients',
    { params: { waiver_id: id }, query: { page_size: 1 } },
    { enabled: is_active && !denied },
  )
  if (!is_active || !unsigned.data) return null
  const { total, total_capped } = unsigned.data
  if (total === 0)
    return (
      <span className="flex items-center gap-1.5 text-good">
        <Icon name="success" size={15} />
        {m.nobodyMissing}
      </span>
    )
  return <span className="figures">{m.missingCount(total, total_capped)}</span>
}
