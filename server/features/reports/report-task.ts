import { withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { inMajor } from '../../lib/in-major.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import type { Asked } from './asked.ts'
import { attendanceReport, classesReport, classFigures } from './attendance.ts'
import { instructorsReport } from './instructors.ts'
import { membershipsReport, subscriptionsOn } from './memberships.ts'
import { daysAsked, daysBefore, spanOf, type Days } from './period-rules.ts'
import { clientsAdded } from './retention-queries.ts'
import { absentReport, retentionReport } from './retention.ts'
import { revenueOf } from './revenue-queries.ts'
import { revenueReport } from './revenue.ts'
import { appointmentsHeld } from './work-queries.ts'

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

/** The figures of the other reports that say most, of some days and of those they are compared with; money in minor units. */
function overviewReport(reader: Reader, asked: Asked) {
  return { current: figuresOf(reader, asked.days, asked), before: figuresOf(reader, asked.before, asked) }
}

function figuresOf(reader: Reader, days: Days, asked: Asked) {
  const { classes, came, booked, fill, no_show_share } = classFigures(reader, days, asked)
  const { count, recurring_minor } = subscriptionsOn(reader, days.end_date, asked)
  return {
    revenue_minor: revenueOf(reader, spanOf(days, asked.zone)),
    classes,
    visits: came,
    booked,
    appointments: reader.one(appointmentsHeld, spanOf(days, asked.zone))!.appointments,
    fill,
    no_show_share,
    new_clients: reader.one(clientsAdded, spanOf(days, asked.zone))!.clients,
    subscriptions: count,
    recurring_minor,
  }
}

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
