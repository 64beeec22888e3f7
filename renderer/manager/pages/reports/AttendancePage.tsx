import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Bars } from './charts/Bars.tsx'
import { useSteps } from './charts/use-steps.ts'
import { ByClass } from './parts/ByClass.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { outcomeColumns, outcomeFigures } from './parts/outcome-columns.ts'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'
import { useStepNames } from './parts/use-step-names.ts'
import { useThan } from './parts/use-than.ts'

/** Bookings, visits, late cancellations and no-shows. */
export default function AttendancePage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/attendance', { query: chosen.days }, { keep: true })
  const [names, steps] = [useStepNames(), useSteps()]
  const than = useThan()
  return (
    <ReportFrame
      report="GET /api/v1/reports/attendance"
      title={shell.reports.attendance}
      query={query}
      chosen={chosen}
      counted={m.how.attendance}
    >
      {(report) =>
        report.classes + report.cancelled_classes === 0 ? (
          <NothingYet icon="calendar" to={{ href: paths.schedule(), label: shell.nav.schedule, icon: 'calendar' }}>
            {m.noClassesYet}
          </NothingYet>
        ) : (
          <>
            <Said>
              {m.said.attendance({
                came: report.came,
                booked: report.booked,
                than: than(report.before.came, report.came, 'count'),
                fill: report.fill === null ? null : format.percent(report.fill),
                fillThan: than(report.before.fill, report.fill, 'share'),
              })}
            </Said>
            <FigureCards figures={outcomeFigures(m, report, report.before)} />
            <Bars
              title={m.attendanceOver[report.step]}
              summary={m.chartOf(m.outcome.came, format.number(report.came))}
              series={[m.outcome.came, m.outcome.no_show]}
              bars={steps(report, {
                values: ({ came, no_show }) => [came, no_show],
                before: ({ came }) => came,
                page: paths.attendanceReport(),
              })}
              write={format.number}
              isCount
            />
            <ByClass rows={report.by_class} />
            <FigureTable
              isFolded
              title={m.inFigures(m.attendanceOver[report.step])}
              head={m.when}
              rows={report.by_period.filter(({ classes, cancelled_classes }) => classes + cancelled_classes > 0)}
              keyOf={({ start_date }) => start_date}
              nameOf={(row) => names.long(row, report.step)}
              columns={outcomeColumns(m, format)}
            />
          </>
        )
      }
    </ReportFrame>
  )
}
