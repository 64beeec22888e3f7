import type { Reader } from '../../db/writer.ts'
import type { Asked } from './asked.ts'
import { classFigures } from './attendance.ts'
import { subscriptionsOn } from './memberships.ts'
import { spanOf, type Days } from './period-rules.ts'
import { clientsAdded } from './retention-queries.ts'
import { revenueOf } from './revenue-queries.ts'
import { appointmentsHeld } from './work-queries.ts'

/** The figures of the other reports that say most, of some days and of those they are compared with; money in minor units. */
export function overviewReport(reader: Reader, asked: Asked) {
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
