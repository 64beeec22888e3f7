import type { Reader } from '../../db/writer.ts'
import { halfUp } from '../../lib/fraction.ts'
import { daysBetween } from '../../lib/time.ts'
import { loadVisits } from '../visit-worth/load-visits.ts'
import { together } from '../visit-worth/worth-rules.ts'
import type { RequestedReport } from './requested-report.ts'
import { classFigures, figuresOf, none } from './attendance.ts'
import { classesHeld, outcomesByInstructor } from './class-queries.ts'
import { spanOf, type Days } from './period-rules.ts'
import { appointmentsByInstructor, taughtByInstructor } from './work-queries.ts'

/** Visits are worth something by how each was paid for, one by one: that is said of a quarter of a year at most. */
const isShort = ({ start_date, end_date }: Days) => daysBetween(start_date, end_date) < 92

/**
 * The classes of each instructor, their visits, and the worth of those visits by the payments for them (as payroll counts it,
 * VAT included; minor units); the appointments they held, and the hours of both.
 */
export function instructorsReport(reader: Reader, asked: RequestedReport) {
  const { days, zone, now } = asked
  const over = { ...spanOf(days, zone), now }
  const worth = isShort(days) ? worthByInstructor(reader, asked) : null
  const work = workByInstructor(reader, asked)
  const taught = reader.all(outcomesByInstructor, over)
  const known = new Set(taught.map(({ instructor_id }) => instructor_id))
  const others = [...work].flatMap(([instructor_id, { name }]) =>
    known.has(instructor_id) ? [] : { instructor_id, name, ...none },
  )
  return {
    ...classFigures(reader, days, asked),
    before: classFigures(reader, asked.before, asked),
    visits_worth_minor: worth && [...worth.values()].reduce((sum, value) => sum + value, 0),
    ...presentWork(sumOfWork([...work.values()])),
    by_instructor: [...taught, ...others].toSorted(byName).map(({ instructor_id, name, ...outcome }) => {
      return {
        instructor_id,
        name,
        ...presentWork(work.get(instructor_id) ?? noWork),
        ...figuresOf(outcome),
        visits_worth_minor: worth && (worth.get(instructor_id) ?? 0),
      }
    }),
  }
}

function worthByInstructor(reader: Reader, { days, zone, now }: RequestedReport): Map<number | null, number> {
  const visits = loadVisits(reader, { from: days.start_date, to: days.end_date }, zone)
  const taught = Map.groupBy(
    reader.all(classesHeld, { ...spanOf(days, zone), now }),
    ({ instructor_id }) => instructor_id,
  )
  const worthOf = (classes: readonly { class_id: number }[]) =>
    together(classes.flatMap(({ class_id }) => (visits.get(class_id) ?? []).map(({ worth }) => worth)))
  return new Map([...taught].map(([instructor_id, classes]) => [instructor_id, halfUp(worthOf(classes).gross)]))
}

interface Work {
  name: string | null
  appointments: number
  seconds: number
}

const noWork: Work = { name: null, appointments: 0, seconds: 0 }

const sumOfWork = (all: readonly Work[]) =>
  all.reduce(
    (sum, { appointments, seconds }) => ({
      ...sum,
      appointments: sum.appointments + appointments,
      seconds: sum.seconds + seconds,
    }),
    noWork,
  )

const presentWork = ({ appointments, seconds }: Work) => ({ appointments, hours: Math.round(seconds / 36) / 100 })

function workByInstructor(reader: Reader, { days, zone, now }: RequestedReport): Map<number | null, Work> {
  const over = { ...spanOf(days, zone), now }
  const held = reader
    .all(appointmentsByInstructor, over)
    .map(({ instructor_id, ...work }) => [instructor_id, work] as const)
  const work = new Map<number | null, Work>(held)
  for (const { instructor_id, seconds } of reader.all(taughtByInstructor, over)) {
    const so = work.get(instructor_id) ?? noWork
    work.set(instructor_id, { ...so, seconds: so.seconds + seconds })
  }
  return work
}

/** In the order of their names; classes without anybody last. */
function byName(a: { name: string | null }, b: { name: string | null }): number {
  if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null)
  const [one, other] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return one === other ? 0 : one < other ? -1 : 1
}
