import { EmptyState, Icon, Switch, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useConditionWords } from '../../../parts/conditions/use-condition-words.ts'
import { useRecords } from '../../../parts/conditions/use-records.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { everIn, underWay, type Automation, type Step } from './automation.ts'
import { TriggerDrawing } from './drawing/TriggerDrawing.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { stepIcons } from './flow/step-icons.ts'
import { fromStep } from './step-draft.ts'
import { useFieldsOf, useStepWords } from './use-step-words.ts'
import { useTurn } from './use-turn.ts'

interface AutomationListProps extends Pick<ListOf<Automation>, 'query'> {
  denied: string | null
  onDelete: (automation: Automation) => void
}

interface StepStripProps {
  event: string
  steps: readonly Step[]
}

/** Number of steps shown; a count for the rest. */
const MOST = 4

/** The steps that follow, in order: a chip for each of the first ones. */
function StepStrip({ event, steps }: StepStripProps) {
  const { flow: m } = useMessages().automations
  const words = useStepWords(useRecords(), useFieldsOf(event))
  if (steps.length === 0) return null
  const more = steps.length - MOST
  return (
    <ol aria-label={m.label} className="flex min-w-0 flex-wrap items-center gap-1 text-xs text-muted">
      {steps.slice(0, MOST).map((step, at) => (
        <li key={step.key} className="flex max-w-full min-w-0 items-center gap-1">
          {at > 0 ? <Icon name="right" size={12} className="text-faint" /> : null}
          <span className="flex max-w-72 min-w-0 items-center gap-1.5 rounded-full bg-sunken px-2 py-0.5">
            <Icon name={stepIcons[step.type]} size={13} />
            <span className="truncate">{words(fromStep(step))}</span>
          </span>
        </li>
      ))}
      {more > 0 ? <li className="px-1">{m.moreSteps(more)}</li> : null}
    </ol>
  )
}

/** The automations with what begins each, what follows, who is in it, and its switch. */
export function AutomationList({ query, denied, onDelete }: AutomationListProps) {
  const { automations: m } = useMessages()
  const words = useConditionWords({})
  const columns: Column<Automation>[] = [
    {
      id: 'name',
      header: m.name,
      cell: (one) => (
        <div className="flex items-start gap-3 py-3.5">
          <span className="phone:hidden">
            <TriggerDrawing event={one.trigger_event} size="large" />
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-8 gap-y-2.5">
            <div className="min-w-0 flex-[3] basis-72 phone:basis-full">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 text-base font-semibold break-words">{one.name}</span>
                <StatusBadge {...one} />
              </span>
              <span className="mt-0.5 mb-2 block text-sm text-pretty text-muted">
                {m.when(words.event(one.trigger_event, one.trigger_event))}
              </span>
              <StepStrip event={one.trigger_event} steps={one.steps} />
            </div>
            <div className="min-w-0 flex-1 basis-44 pt-2 phone:basis-full phone:pt-0">
              <People automation={one} />
            </div>
          </div>
        </div>
      ),
    },
    {
      id: 'switch',
      header: m.statuses.active,
      cell: (one) => <Turn automation={one} denied={denied} />,
      width: '4.5rem',
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

/** The clients who entered, are under way or are through: as a strip, and in words. */
function People({ automation }: { automation: Automation }) {
  const { counts: m } = useMessages().automations
  const { completed } = automation.enrollments
  const [ever, inside] = [everIn(automation), underWay(automation)]
  const parts = [
    { of: inside, look: 'bg-accent' },
    { of: completed, look: 'bg-good-fill' },
  ]
  return (
    <div className="w-full">
      <span aria-hidden="true" className="flex h-1.5 gap-px overflow-hidden rounded-full bg-pressed">
        {parts.map(({ of, look }) =>
          of > 0 ? <span key={look} className={look} style={{ width: `${(of / ever) * 100}%` }} /> : null,
        )}
      </span>
      <span className="figures mt-1 block text-xs text-muted">
        {ever === 0 ? m.nobody : m.said(ever, inside, completed)}
      </span>
    </div>
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
