import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { date, dateOut, id, instantOut, moneyOut, ofDays, resource } from '../../http/shapes.ts'

const count = z.int()
const part = z.number().nullable().describe('A part from 0 to 1; null of nothing')
const days = { start_date: dateOut, end_date: dateOut }

const query = ofDays({
  start_date: date.optional().describe('The first day; the first of that month where left out'),
  end_date: date.optional().describe('The last day, included; today where left out'),
  format: z.enum(['json', 'csv']).default('json'),
})

const work = {
  appointments: count.describe('That were held'),
  hours: z.number().describe('Of classes taught and appointments held, to two decimals'),
}

/** The first fields of every report. */
const head = {
  ...days,
  compared_with: z.strictObject(days).describe('The period before, as long: whole months for whole months'),
  currency: z.string(),
}
const step = z.enum(['day', 'week', 'month']).describe('How long each of `by_period` is')

const stepsBefore = 'The same steps of the period before; the first belongs beside the first'

const classFigures = {
  classes: count.describe('That have begun and were not cancelled'),
  cancelled_classes: count,
  seats: count,
  booked: count.describe('Who held a place when the class began: came, no-shows and those not resolved yet'),
  came: count,
  no_show: count,
  open: count.describe('Not resolved yet'),
  late_cancelled: count,
  cancelled: count.describe('In time'),
  fill: part.describe('Booked of seats; above 1 where others came in place of no-shows'),
  no_show_share: part.describe('No-shows of booked'),
}
const figures = resource('ClassFigures', classFigures)
const byClass = z.array(z.strictObject({ template_id: id, name: z.string(), ...classFigures }))

const overview = z.strictObject({
  revenue: moneyOut,
  classes: count,
  visits: count,
  booked: count,
  appointments: count.describe('That were held'),
  fill: part,
  no_show_share: part,
  new_clients: count.describe('Without imported ones'),
  subscriptions: count.describe('In force on the last day'),
  recurring: moneyOut.describe('What those bring in a month'),
})

const amounts = { revenue: moneyOut.describe('Refunds taken off'), refunded: moneyOut }

const operation = { access: { manager: 'reports.view' }, query, status: 200, orFile: 'text/csv' } as const
const errors = ['SERVER_BUSY'] as const

export const reportsContract = {
  'GET /api/v1/reports/overview': {
    id: 'readOverview',
    summary: 'The figures that say most, beside those of the period before',
    description: 'Each is the same figure of the report it belongs to. Days are the studio’s, both included.',
    ...operation,
    answer: z.strictObject({ ...head, current: overview, before: overview }),
    errors,
  },
  'GET /api/v1/reports/revenue': {
    id: 'reportRevenue',
    summary: 'What the studio took in: by day, kind, method and tax',
    description:
      'What was paid, when it was paid; a refund counts when it was given back. Selling a gift card is no revenue, paying with ' +
      'one is. What is given away and what another program took in before is none. `by_tax` sums to the revenue.',
    ...operation,
    answer: z.strictObject({
      ...head,
      step,
      ...amounts,
      revenue_before: moneyOut,
      gift_cards_sold: moneyOut.describe('No revenue until they are used'),
      by_period: z.array(z.strictObject({ ...days, revenue: moneyOut })),
      by_period_before: z.array(z.strictObject({ ...days, revenue: moneyOut })).describe(stepsBefore),
      by_kind: z.array(z.strictObject({ kind: z.string(), ...amounts })),
      by_method: z.array(z.strictObject({ method: z.string(), ...amounts })),
      by_tax: z.array(
        z.strictObject({
          rate: z.number().nullable().describe('A percentage; null: bears no VAT'),
          net: moneyOut,
          vat: moneyOut,
          gross: moneyOut,
        }),
      ),
    }),
    errors,
  },
  'GET /api/v1/reports/attendance': {
    id: 'reportAttendance',
    summary: 'Who booked, came, cancelled late, did not come: by day and class',
    description:
      'Of classes that have begun, on the studio’s day of their start. Cancelled classes are counted, nobody in them.',
    ...operation,
    answer: z.strictObject({
      ...head,
      step,
      ...classFigures,
      before: figures,
      by_period: z.array(z.strictObject({ ...days, ...classFigures })),
      by_period_before: z.array(z.strictObject({ ...days, came: count, no_show: count })).describe(stepsBefore),
      by_class: byClass,
    }),
    errors,
  },
  'GET /api/v1/reports/classes': {
    id: 'reportClasses',
    summary: 'How full classes are: by weekday and hour, and by class',
    description: 'Hours are of the start on the studio’s clock; only those with classes are listed.',
    ...operation,
    answer: z.strictObject({
      ...head,
      ...classFigures,
      before: figures,
      by_hour: z.array(z.strictObject({ weekday: z.int().describe('1 is Monday'), hour: z.int(), ...classFigures })),
      by_class: byClass,
    }),
    errors,
  },
  'GET /api/v1/reports/retention': {
    id: 'reportRetention',
    summary: 'Who comes again: cohorts by the month of the first visit',
    description:
      'The months that the days touch, from the first in which anybody came, each with the clients whose first visit ever lies ' +
      'in it, and how many of them came in that month (all) and each later one up to now; the present month is there so far, ' +
      'and not in the average.',
    ...operation,
    answer: z.strictObject({
      ...head,
      running_month: z.string().describe('YYYY-MM'),
      cohorts: z.array(
        z.strictObject({
          month: z.string().describe('YYYY-MM'),
          clients: count,
          came: z.array(z.strictObject({ clients: count, share: part })).describe('In month 0, 1, 2, …'),
        }),
      ),
      on_average: z.array(part).describe('Of all clients whose cohort is so old, month 0, 1, 2, …'),
    }),
    errors,
  },
  'GET /api/v1/reports/memberships': {
    id: 'reportMemberships',
    summary: 'Memberships: begun, ended, churn, recurring revenue, by type',
    description:
      'In force is a membership from its first day to its last, or before the day it was cancelled on. Churn is the part of the ' +
      'subscriptions in force before the first day that ended on these days. Recurring revenue is what subscriptions in force on the last ' +
      'day cost a month, without paused ones and those given away.',
    ...operation,
    answer: z.strictObject({
      ...head,
      step,
      subscriptions: z.strictObject({
        at_start: count,
        begun: count,
        ended: count,
        at_end: count,
        churn: part,
        recurring: moneyOut,
        recurring_at_start: moneyOut,
        begun_before: count,
        ended_before: count,
        at_start_before: count.describe('In force before the first day of the period before'),
        at_end_before: count.describe('In force on the last day of the period before'),
        recurring_before: moneyOut,
      }),
      by_period: z.array(z.strictObject({ ...days, begun: count, ended: count })).describe('Subscriptions'),
      by_period_before: z.array(z.strictObject({ ...days, begun: count, ended: count })).describe(stepsBefore),
      by_type: z.array(
        z.strictObject({
          membership_type_id: id,
          name: z.string(),
          type: z.enum(['subscription', 'class_pack', 'time_pass', 'drop_in']),
          at_start: count,
          begun: count,
          ended: count,
          at_end: count,
          usable_at_end: count.describe('Of these, not paused and with something left, as the last day ends'),
          recurring: moneyOut,
        }),
      ),
    }),
    errors,
  },
  'GET /api/v1/reports/instructors': {
    id: 'reportInstructors',
    summary: 'What each instructor taught, who came, what the visits were worth',
    description:
      'By who taught: the substitute, where there was one. A visit is worth what was paid for it alone, what was paid over the ' +
      'credits of a pack, or of what is unlimited the month’s part of what was paid over the month’s visits: as payroll ' +
      'counts it, with VAT, refunds taken off. Said of 92 days at most. Appointments count once they are completed.',
    ...operation,
    answer: z.strictObject({
      ...head,
      ...classFigures,
      before: figures,
      visits_worth: moneyOut.nullable(),
      ...work,
      by_instructor: z.array(
        z.strictObject({
          instructor_id: id.nullable(),
          name: z.string().nullable(),
          ...work,
          ...classFigures,
          visits_worth: moneyOut.nullable(),
        }),
      ),
    }),
    errors,
  },
  'GET /api/v1/reports/absent': {
    id: 'reportAbsent',
    summary: 'Regulars who have stopped coming',
    description:
      'Active clients whose last visit to a class lies on these days, who had come to six or more in the month of it and the ' +
      'two before, have stayed away longer than between two usual visits, have been at no appointment since and have nothing ' +
      'booked; the latest 200. `visits` are those of these months.',
    ...operation,
    answer: z.strictObject({
      ...head,
      total: count,
      total_before: count,
      clients: z.array(
        z.strictObject({
          client_id: id,
          client_name: z.string(),
          last_visit_at: instantOut,
          visits: count,
          every_days: count.describe('Days from one of those visits to the next, on average'),
        }),
      ),
    }),
    errors,
  },
} satisfies Contract
