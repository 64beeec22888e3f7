import { withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { inMajor } from '../../lib/in-major.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import type { Asked } from './asked.ts'
import { attendanceReport, classesReport } from './attendance.ts'
import { instructorsReport } from './instructors.ts'
import { membershipsReport } from './memberships.ts'
import { overviewReport } from './overview.ts'
import { daysAsked, daysBefore } from './period-rules.ts'
import { absentReport, retentionReport } from './retention.ts'
import { revenueReport } from './revenue.ts'

const reports = {
  overview: overviewReport,
  revenue: revenueReport,
  attendance: attendanceReport,
  classes: classesReport,
  retention: retentionReport,
  memberships: membershipsReport,
  instructors: instructorsReport,
  absent: absentReport,
} satisfies Record<string, (reader: Reader, asked: Asked) => object>

export type ReportName = keyof typeof reports

export interface ReportTask {
  folder: string
  name: ReportName
  start_date: LocalDate | undefined
  end_date: LocalDate | undefined
  now: Instant
}

/** Makes a report from one moment of the studio, in a thread of its own; amounts are in major units. */
export function reportTask(
  { folder, name, start_date, end_date, now }: ReportTask,
  _emit: (nothing: never) => Promise<void>,
): Promise<object> {
  return withReaderOfOneMoment(folder, (reader) => {
    const { timezone: zone, currency } = settingsOf(reader)
    const days = daysAsked({ start_date, end_date }, now, zone)
    const before = daysBefore(days)
    const report = reports[name](reader, { days, before, zone, now })
    return { ...days, compared_with: before, currency, ...inMajor(report, currency) }
  })
}
