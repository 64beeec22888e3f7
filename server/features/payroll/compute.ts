import { withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { endOfDay, localDate, startOfDay, type Instant, type LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import type { Days } from '../visit-worth/worth-rules.ts'
import { appointmentAmount } from './appointment-rules.ts'
import { classAmount } from './class-rules.ts'
import type { Amount, Component, Line, Skipped } from './line.ts'
import { Counted } from './counted.ts'
import { activeComponents, daysPaid } from './queries.ts'
import { rangesOf, salaryAmount } from './salary-rules.ts'
import { commission } from './selling-rules.ts'

/** Result of a run; amounts in minor units of the currency. */
export interface Computed {
  currency: string
  total_minor: number
  lines: Line[]
  skipped: Skipped[]
}

/**
 * Works out what everybody with an active component has earned in a period (days of the studio, both included) as far as it
 * is over at `now`, and what of it a finalized run has paid.
 */
export function computeRun(reader: Reader, period: Days, now: Instant): Computed {
  const { timezone, currency } = settingsOf(reader)
  const components = reader.all(activeComponents, {})
  const within = { from: startOfDay(period.from, timezone), until: endOfDay(period.to, timezone) }
  const counted = new Counted(reader, { components, period, within, timezone, now })
  const skipped: Skipped[] = []
  const amountOf = (component: Component): Amount => {
    const { user_id, component_type } = component
    switch (component_type) {
      case 'fixed_salary': {
        const paid = reader.all(daysPaid, { user_id, ...period })
        skipped.push(...skippedDays(component, paid))
        return salaryOver(component, period, timezone, new Set(paid.map(({ day }) => day)))
      }
      case 'per_class':
      case 'per_attendee':
      case 'class_revenue_percent':
        return classAmount(component, counted.classesOf(user_id))
      case 'per_appointment':
      case 'appointment_revenue_percent':
        return appointmentAmount(component, counted.appointmentsOf(user_id))
      case 'retail_commission_percent':
      case 'membership_commission_percent':
        return commission(component, counted.soldBy(user_id, component_type))
    }
  }
  const lines = components.map((component): Line => {
    const { id, created_at: _, ...of } = component
    return { ...of, component_id: id, ...amountOf(component) }
  })
  const total_minor = lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return { currency, total_minor, lines, skipped: [...counted.skipped, ...skipped] }
}

/** Computes a run in a worker thread. */
export function computeRunTask(
  { folder, period, now }: { folder: string; period: Days; now: Instant },
  _emit: (nothing: never) => Promise<void>,
): Promise<Computed> {
  return withReaderOfOneMoment(folder, (reader) => computeRun(reader, period, now))
}

function salaryOver(
  { rate_minor, salary_period, created_at }: Component,
  period: Days,
  timezone: string,
  paid: ReadonlySet<LocalDate>,
): Amount {
  const since = localDate(created_at, timezone)
  return salaryAmount({ rate_minor: rate_minor!, salary_period: salary_period!, since }, period, paid)
}

function skippedDays(
  { user_id, user_name }: Component,
  paid: readonly { day: LocalDate; run_id: number }[],
): Skipped[] {
  const runs = [...new Set(paid.map(({ run_id }) => run_id))]
  return runs.flatMap((run_id) => {
    const days = paid.filter((one) => one.run_id === run_id).map(({ day }) => day)
    return rangesOf(days).map(({ from, to }) => {
      const count = days.filter((day) => from <= day && day <= to).length
      return { kind: 'day' as const, reason: 'paid_before' as const, user_id, user_name, from, to, count, run_id }
    })
  })
}
