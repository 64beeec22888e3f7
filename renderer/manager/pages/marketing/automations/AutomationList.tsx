import { useFormat } from '../../../../shared/format/use-format.ts'
import { EmptyState, Switch, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { everIn, underWay, type Automation } from './automation.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useTurn } from './use-turn.ts'

interface AutomationListProps extends Pick<ListOf<Automation>, 'query'> {
  denied: string | null
  onDelete: (automation: Automation) => void
}

/** The automations with what begins each, who is in it, and its switch. */
export function AutomationList({ query, denied, onDelete }: AutomationListProps) {
  const { automations: m } = useMessages()
  const format = useFormat()
  const words = useConditionWords({})
  const columns: Column<Automation>[] = [
    {
      id: 'name',
      header: m.name,
      cell: ({ name, trigger_event }) => (
        <>
          <span className="block truncate font-medium phone:whitespace-normal">{name}</span>
          <span className="block truncate text-xs text-muted phone:whitespace-normal">
            {m.when(words.event(trigger_event, trigger_event))}
          </span>
        </>
      ),
    },
    { id: 'status', header: m.status, cell: (one) => <StatusBadge {...one} />, width: '6rem', hideOn: 'phone' },
    {
      id: 'in',
      header: m.underWay,
      cell: (one) => format.number(underWay(one)),
      align: 'end',
      width: '7rem',
      hideOn: 'phone',
    },
    {
      id: 'ever',
      header: m.everIn,
      cell: (one) => format.number(everIn(one)),
      align: 'end',
      width: '6rem',
      hideOn: 'phone',
    },
    {
      id: 'switch',
      header: m.statuses.active,
      cell: (one) => <Turn automation={one} denied={denied} />,
      width: '6rem',
    },
  ]
  return (
    <ListCard
      query={query}
      rows={3}
      label={m.table}
      columns={columns}
      rowHref={({ id }) => paths.automation(id)}
      rowActions={(one) => [
        [{ label: m.open, icon: 'edit', href: paths.automation(one.id) }],
        [
          {
            label: m.delete,
            icon: 'trash',
            look: 'danger',
            disabledReason: denied,
            onAction: () => onDelete(one),
          },
        ],
      ]}
      empty={
        <EmptyState icon="spark" title={m.emptyTitle}>
          {m.empty}
        </EmptyState>
      }
    />
  )
}

function Turn({ automation, denied }: { automation: Automation; denied: string | null }) {
  const { automations: m } = useMessages()
  const turn = useTurn()
  const { name, status, steps } = automation
  return (
    <Switch
      value={status === 'active'}
      disabledReason={denied ?? (steps.length === 0 && m.editor.noSteps)}
      onChange={(isOn) => void turn.to(automation, isOn)}
    >
      <span className="sr-only">{m.isOn(name)}</span>
    </Switch>
  )
}
