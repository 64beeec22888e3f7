import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Bars } from './charts/Bars.tsx'
import { useSteps } from './charts/use-steps.ts'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'
import { useStepNames } from './parts/use-step-names.ts'
import { useThan } from './parts/use-than.ts'

type Report = Exclude<Answer<'GET /api/v1/reports/revenue'>, string>

/** The studio's revenue: over time, by product, by payment method, and its tax. */
export default function RevenuePage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/revenue', { query: chosen.days }, { keep: true })
  const [names, steps] = [useStepNames(), useSteps()]
  const than = useThan()
  const amounts = [
    { header: m.revenue, cell: (row: { revenue: number }) => format.money(row.revenue) },
    { header: m.refunded, cell: (row: { refunded: number }) => format.money(row.refunded) },
  ]
  const mostOf = ({ by_kind, revenue }: Report) => {
    const most = by_kind.toSorted((a, b) => b.revenue - a.revenue)[0]
    if (!most || most.revenue <= 0 || revenue <= 0) return null
    const kind = m.kinds[most.kind] ?? most.kind
    return { kind, amount: format.money(most.revenue), share: format.percent(most.revenue / revenue) }
  }
  const methodOf = (method: string) => m.methods[method] ?? method
  return (
    <ReportFrame
      report="GET /api/v1/reports/revenue"
      title={shell.reports.revenue}
      query={query}
      chosen={chosen}
      counted={m.how.revenue}
    >
      {(report) =>
        report.by_kind.length === 0 && report.revenue_before === 0 ? (
          <NothingYet icon="cash" to={{ href: paths.selling(), label: shell.nav.selling, icon: 'selling' }}>
            {m.report.noSales}
          </NothingYet>
        ) : (
          <>
            <Said>
              {m.said.revenue({
                revenue: format.money(report.revenue),
                than: than(report.revenue_before, report.revenue, 'money'),
                best: mostOf(report),
              })}
            </Said>
            <FigureCards
              figures={[
                { label: m.revenue, value: report.revenue, before: report.revenue_before, as: 'money', good: 'up' },
                { label: m.refunded, value: report.refunded, as: 'money' },
                { label: m.giftCardsSold, value: report.gift_cards_sold, as: 'money' },
              ]}
            />
            <Bars
              title={m.revenueOver[report.step]}
              summary={m.chartOf(m.revenue, format.money(report.revenue))}
              bars={steps(report, {
                values: ({ revenue }) => [revenue],
                before: ({ revenue }) => revenue,
                page: paths.revenueReport(),
              })}
              write={(amount) => format.money(amount).replace(/[.,]00(?=\D*$)/, '')}
            />
            <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
              <FigureTable
                title={m.byKind}
                head={m.kind}
                partOf={({ revenue }) => revenue / report.revenue}
                rows={report.by_kind}
                keyOf={({ kind }) => kind}
                nameOf={({ kind }) => m.kinds[kind] ?? kind}
                columns={amounts}
              />
              <FigureTable
                title={m.byMethod}
                head={m.method}
                partOf={({ revenue }) => revenue / report.revenue}
                rows={report.by_method}
                keyOf={({ method }) => method}
                nameOf={({ method }) => methodOf(method)}
                columns={amounts}
              />
            </div>
            <FigureTable
              title={m.byTax}
              head={m.rate}
              rows={report.by_tax}
              keyOf={({ rate }) => rate ?? 'none'}
              nameOf={({ rate }) => (rate === null ? m.noTax : `${format.number(rate)} %`)}
              columns={[
                { header: m.gross, cell: ({ gross }) => format.money(gross) },
                { header: m.net, cell: ({ net }) => format.money(net) },
                { header: m.tax, cell: ({ vat }) => format.money(vat) },
              ]}
            />
            <FigureTable
              isFolded
              title={m.inFigures(m.revenueOver[report.step])}
              head={m.when}
              rows={report.by_period}
              keyOf={({ start_date }) => start_date}
              nameOf={(row) => names.long(row, report.step)}
              columns={[{ header: m.revenue, cell: ({ revenue }) => format.money(revenue) }]}
            />
          </>
        )
      }
    </ReportFrame>
  )
}
