import { useApi } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { Card, EmptyState, Icon, Meter, StatCard, Table, type Column } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { Said } from '../../../../parts/Said.tsx'
import { useRecords } from '../../../../parts/conditions/use-records.ts'
import type { Automation, Stats } from '../automation.ts'
import { stepIcons } from '../flow/step-icons.ts'
import { numberOf } from '../flow/number-of.ts'
import { fromStep } from '../step-draft.ts'
import { placed } from '../step-list.ts'
import { useFieldsOf, useStepWords } from '../use-step-words.ts'

/** The results of an automation: in all, and step by step as a funnel and as a table. */
export function ResultsTab({ automation }: { automation: Automation }) {
  const { results: m } = useMessages().automations
  const stats = useApi('GET /api/v1/marketing-automations/{automation_id}/stats', {
    params: { automation_id: automation.id },
  })
  return (
    <Loaded query={stats}>
      {(data) =>
        data.enrolled === 0 ? (
          <Card flush>
            <EmptyState icon="chart" title={m.noneTitle}>
              {m.none}
            </EmptyState>
          </Card>
        ) : (
          <Results automation={automation} stats={data} />
        )
      }
    </Loaded>
  )
}

function Results({ automation, stats }: { automation: Automation; stats: Stats }) {
  const { results: m } = useMessages().automations
  const format = useFormat()
  const nameOf = useStepNames(automation)
  const { enrolled, sent, came_back, spent, currency, steps } = stats
  const most = Math.max(enrolled, ...steps.map(({ entered }) => entered))
  return (
    <div className="flex flex-col gap-4">
      <Said>{m.says({ enrolled, sent, cameBack: came_back, spent: format.money(spent, currency) })}</Said>
      <div className="grid grid-cols-4 gap-3 narrow:grid-cols-2">
        <StatCard label={m.enrolled} value={format.number(enrolled)} />
        <StatCard label={m.sent} value={format.number(sent)} />
        <StatCard
          label={m.cameBack}
          value={format.number(came_back)}
          detail={sent > 0 ? m.ofSent(format.percent(came_back / sent)) : m.cameBackMeans}
        />
        <StatCard label={m.spent} value={format.money(spent, currency)} detail={m.spentMeans} />
      </div>
      <Card title={m.funnel} description={m.funnelMeans}>
        <ol className="flex flex-col pt-2">
          {steps.map((step) => (
            <li key={step.key} className="group/step flex gap-3.5">
              <span aria-hidden="true" className="flex flex-col items-center">
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
                  <Icon name={stepIcons[step.type]} size={15} />
                </span>
                <span className="w-px flex-1 bg-line-strong group-last/step:hidden" />
              </span>
              <div className="min-w-0 flex-1 pt-1.5 pb-5 group-last/step:pb-1">
                <Meter label={nameOf(step)} value={step.done} max={most} text={m.of(step.done, step.entered)} />
                <Became step={step} />
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <StepTable steps={steps} currency={currency} nameOf={nameOf} />
    </div>
  )
}

type StepStats = Stats['steps'][number]

interface StepTableProps {
  steps: readonly StepStats[]
  currency: string
  nameOf: (step: StepStats) => string
}

/** Every figure of every step; what a step has not is left empty. */
function StepTable({ steps, currency, nameOf }: StepTableProps) {
  const { results: m } = useMessages().automations
  const format = useFormat()
  const figure = (
    id: keyof StepStats & string,
    header: string,
    read: (step: StepStats) => number | null,
  ): Column<StepStats> => ({
    id,
    header,
    cell: (step) => {
      const value = read(step)
      return value === null ? null : format.number(value)
    },
    align: 'end',
    width: '5.5rem',
    ...(id === 'exited' || id === 'came_back' ? { hideOn: 'narrow' as const } : {}),
  })
  const columns: Column<StepStats>[] = [
    { id: 'step', header: m.step, cell: (step) => nameOf(step), width: '30%' },
    figure('entered', m.entered, ({ entered }) => entered),
    figure('done', m.done, ({ done }) => done),
    figure('skipped', m.skipped, ({ skipped }) => skipped),
    {
      id: 'why',
      header: m.why,
      cell: ({ skipped_for }) => skipped_for.map(({ reason, count }) => m.reason(m.reasons[reason], count)).join(', '),
      hideOn: 'narrow',
    },
    figure('exited', m.left, ({ exited }) => exited),
    figure('sent', m.sent, ({ sent }) => sent),
    figure('came_back', m.cameBack, ({ came_back }) => came_back),
    {
      id: 'spent',
      header: m.spent,
      cell: ({ spent }) => (spent === null ? null : format.money(spent, currency)),
      align: 'end',
      width: '7rem',
    },
  ]
  return (
    <Card title={m.table} flush>
      <Table label={m.table} columns={columns} rows={steps} rowId={({ key }) => key} empty={null} />
    </Card>
  )
}

/** Further outcomes of a step: clients skipped (and why), clients who left before it, clients who came back. */
function Became({ step: { skipped_for, exited, came_back } }: { step: Stats['steps'][number] }) {
  const { results: m } = useMessages().automations
  const said = [
    ...skipped_for.map(({ reason, count }) => m.reason(m.reasons[reason], count)),
    exited > 0 ? m.reason(m.left, exited) : '',
    came_back ? m.reason(m.cameBack, came_back) : '',
  ].filter(Boolean)
  return said.length > 0 ? <p className="figures mt-0.5 text-xs text-muted">{said.join(' · ')}</p> : null
}

/** Each step with its number and what it does; one that is gone by its kind. */
function useStepNames({ steps, trigger_event }: Automation): (step: Stats['steps'][number]) => string {
  const { results: m, flow } = useMessages().automations
  const words = useStepWords(useRecords(), useFieldsOf(trigger_event))
  const known = new Map(placed(steps.map(fromStep)).map(({ step }) => [step.key, step]))
  return ({ key, step, type }) => {
    const own = known.get(key)
    return own && step !== null ? `${numberOf(step)} · ${words(own)}` : `${flow.types[type]}, ${m.gone}`
  }
}
