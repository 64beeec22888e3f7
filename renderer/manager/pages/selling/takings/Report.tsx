import { useApi, useDownload, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Card, EmptyState, SkeletonRows, StatCard, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Bars } from '../../reports/charts/Bars.tsx'
import { useStepNames } from '../../reports/parts/use-step-names.ts'
import { byStep, type Day } from './denominations.ts'

type Takings = Exclude<Answer<'GET /api/v1/reports/takings'>, { type: string }>

interface ReportProps {
  start: string
  end: string
}

/** The takings of some days: the money, the revenue, and each by method, kind and day. */
export function Report({ start, end }: ReportProps) {
  const { takings: m, memberships } = useMessages()
  const format = useFormat()
  const query = { start_date: start, end_date: end }
  const takings = useApi('GET /api/v1/reports/takings', { query }, { keep: true })
  const { download, isPending } = useDownload()
  return (
    <Card
      title={m.report}
      description={m.reportMeans}
      action={
        <Button
          icon="export"
          isPending={isPending}
          onPress={() => download('GET /api/v1/reports/takings', 'takings.csv', { query: { ...query, format: 'csv' } })}
        >
          {m.csv}
        </Button>
      }
    >
      <Loaded query={takings} skeleton={<SkeletonRows rows={4} />}>
        {(answer) => {
          const { total, currency, by_day, by_kind, by_method } = answer as Takings
          if (by_method.length === 0)
            return (
              <EmptyState icon="chart" title={m.none}>
                {m.noneHelp}
              </EmptyState>
            )
          return (
            <div className="flex flex-col gap-5">
              <div className="grid grid-cols-3 gap-3 phone:grid-cols-1">
                <StatCard label={m.money} value={format.money(total.money, currency)} detail={m.moneyMeans} />
                <StatCard label={m.revenue} value={format.money(total.revenue, currency)} detail={m.revenueMeans} />
                <StatCard label={m.refunded} value={format.money(total.refunded, currency)} detail={m.refundedMeans} />
              </div>
              {by_day.length > 1 ? <OverTime days={by_day} net={format.money(total.money, currency)} /> : null}
              <Sums
                label={m.byMethod}
                rows={by_method.map((row) => ({
                  ...row,
                  id: row.method,
                  name: memberships.methods[row.method] ?? row.method,
                }))}
                currency={currency}
              />
              <Sums
                label={m.byKind}
                rows={by_kind.map((row) => ({ ...row, id: row.kind, name: m.kinds[row.kind] }))}
                currency={currency}
              />
              {by_day.length > 1 ? (
                <Sums
                  label={m.byDay}
                  rows={by_day.map((row) => ({ ...row, id: row.date, name: format.date(row.date) }))}
                  currency={currency}
                />
              ) : null}
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** Net takings by day, or by month where there are many days; the figures are in the table below. */
function OverTime({ days, net }: { days: readonly Day[]; net: string }) {
  const { takings: m } = useMessages()
  const { money } = useFormat()
  const names = useStepNames()
  const { step, bars } = byStep(days)
  return (
    <Bars
      title={m.over[step]}
      summary={m.overMeans(net)}
      bars={bars.map(({ date, net: value }) => ({
        key: date,
        label: names.short({ start_date: date, end_date: date }, step),
        values: [value],
      }))}
      write={(amount) => money(amount).replace(/[.,]00(?=\D*$)/, '')}
    />
  )
}

interface Sum {
  id: string
  name: string
  count: number
  taken: number
  refunded: number
  net: number
}

function Sums({ label, rows, currency }: { label: string; rows: readonly Sum[]; currency: string }) {
  const { takings: m } = useMessages()
  const { money, number } = useFormat()
  const columns: Column<Sum>[] = [
    { id: 'name', header: label, cell: ({ name }) => <span className="font-medium">{name}</span> },
    { id: 'count', header: m.count, cell: ({ count }) => number(count), align: 'end', width: '7rem', hideOn: 'phone' },
    {
      id: 'taken',
      header: m.taken,
      cell: ({ taken }) => money(taken, currency),
      align: 'end',
      width: '8rem',
      hideOn: 'phone',
    },
    {
      id: 'refunded',
      header: m.refunded,
      cell: ({ refunded }) => (refunded === 0 ? '–' : money(-refunded, currency)),
      align: 'end',
      width: '8rem',
      hideOn: 'phone',
    },
    {
      id: 'net',
      header: m.net,
      cell: ({ net }) => <span className="font-semibold">{money(net, currency)}</span>,
      align: 'end',
      width: '8rem',
    },
  ]
  return <Table label={label} columns={columns} rows={rows} empty={null} />
}
