import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { TeacherPortrait } from '../../parts/portraits/TeacherPortrait.tsx'
import { paths } from '../../paths.ts'
import { Bars } from './charts/Bars.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { outcomeColumns, outcomeFigures } from './parts/outcome-columns.ts'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'

type Row = Exclude<Answer<'GET /api/v1/reports/instructors'>, string>['by_instructor'][number]

/** The instructor with the most visits; null if there were none. */
function mostOf(rows: readonly Row[]) {
  const best = rows.toSorted((a, b) => b.came - a.came)[0]
  return best?.name && best.came > 0 ? { name: best.name, came: best.came } : null
}

/** The classes each instructor taught, their visits, and the value of those visits. */
export default function InstructorsPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/instructors', { query: chosen.days }, { keep: true })
  return (
    <ReportFrame
      report="GET /api/v1/reports/instructors"
      title={shell.reports.instructors}
      query={query}
      chosen={chosen}
      counted={m.how.instructors}
    >
      {(report) =>
        report.classes + report.appointments === 0 ? (
          <NothingYet icon="calendar" to={{ href: paths.schedule(), label: shell.nav.schedule, icon: 'calendar' }}>
            {m.noClassesYet}
          </NothingYet>
        ) : (
          <>
            <Said>
              {m.said.instructors({
                classes: report.classes,
                each: format.number(Math.round((report.came / Math.max(1, report.classes)) * 10) / 10),
                best: mostOf(report.by_instructor),
              })}
            </Said>
            <FigureCards figures={outcomeFigures(m, report, report.before)} />
            <Bars
              title={m.cameByInstructor}
              summary={m.chartOf(m.outcome.came, format.number(report.came))}
              bars={report.by_instructor.map(({ instructor_id, name, came }) => ({
                key: String(instructor_id),
                label: (name ?? m.nobody).split(' ')[0]!,
                long: name ?? m.nobody,
                values: [came],
              }))}
              write={format.number}
              isCount
            />
            <FigureTable
              title={shell.reports.instructors}
              head={m.instructor}
              rows={report.by_instructor}
              keyOf={({ instructor_id }) => instructor_id ?? 'nobody'}
              nameOf={({ instructor_id, name }) => (
                <span className="flex items-center gap-2.5">
                  <TeacherPortrait id={instructor_id} name={name ?? m.nobody} size="medium" />
                  {name ?? m.nobody}
                </span>
              )}
              columns={[
                ...outcomeColumns(m, format, ['came', 'fill']),
                {
                  header: m.worth,
                  cell: ({ visits_worth }) => (visits_worth === null ? '–' : format.money(visits_worth)),
                },
                { header: m.hours, cell: ({ hours }) => format.number(hours) },
                { header: m.figures.appointments, cell: ({ appointments }) => format.number(appointments) },
                ...outcomeColumns(m, format, ['classes', 'booked', 'no_show_share', 'late_cancelled']),
              ]}
            />
          </>
        )
      }
    </ReportFrame>
  )
}
