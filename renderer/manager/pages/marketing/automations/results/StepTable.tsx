import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Card, Table, type Column } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Stats } from '../automation.ts'

type StepStats = Stats['steps'][number]

interface StepTableProps {
  steps: readonly StepStats[]
  currency: string
  nameOf: (step: StepStats) => string
}

/** Every figure of every step; what a step has not is left empty. */
export function StepTable({ steps, currency, nameOf }: StepTableProps) {
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
