import { z } from 'zod'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Masks } from '../masks.ts'
import type { Answer, ReportName } from './answers.ts'
import { days, labelled, listed, onDays, tool, type Tool } from './tool.ts'

const args = z.strictObject(days)

interface Report<Name extends ReportName> {
  name: Name
  page: string
  description: string
  /** The part of the report to show; all of it if it names nobody. */
  show?: (answer: Answer<`GET /api/v1/reports/${Name}`>, masks: Masks) => unknown
}

/** The steps of the period before are for drawing: the sums of that period are there. */
const withoutStepsBefore = <Of extends { by_period_before: unknown }>({ by_period_before: _, ...answer }: Of) => answer

const report = <Name extends ReportName>({ name, page, description, show }: Report<Name>): Tool =>
  tool({
    name: `${name}_report`,
    description,
    args,
    operation: `GET /api/v1/reports/${name}` as const,
    ask: (given) => ({ query: given }),
    show: (answer, masks) => (show ? show(answer, masks) : answer),
    source: (given) => ({ label: labelled(say(`source.${name as ReportName}`), given), path: onDays(page, given) }),
  })

export const reportTools: readonly Tool[] = [
  report({
    name: 'overview',
    page: '/manage/reports',
    description:
      'The main figures of some days beside those of the days before: revenue, classes, visits, fill, clients.',
  }),
  report({
    name: 'revenue',
    page: '/manage/reports/revenue',
    description:
      'What the studio took in on some days: in all, refunded, by period, kind of purchase, payment method and tax.',
    show: withoutStepsBefore,
  }),
  report({
    name: 'attendance',
    page: '/manage/reports/attendance',
    description:
      'Who booked, came, cancelled late or did not come (no-show) on some days, in all, by period and by class.',
    show: withoutStepsBefore,
  }),
  report({
    name: 'classes',
    page: '/manage/reports/classes',
    description: 'How full classes were on some days (fill), in all, by weekday and hour, and by class.',
  }),
  report({
    name: 'retention',
    page: '/manage/reports/retention',
    description:
      'Who comes again: clients by the month of their first visit, and how many of them came in each later month.',
  }),
  report({
    name: 'memberships',
    page: '/manage/reports/memberships',
    description: 'Memberships begun and ended on some days, churn and recurring revenue of subscriptions, by type.',
    show: withoutStepsBefore,
  }),
  report({
    name: 'instructors',
    page: '/manage/reports/instructors',
    description:
      'What each instructor taught on some days: classes, hours, who came, how full, what the visits were worth.',
    show: (answer, masks) => ({
      ...answer,
      by_instructor: answer.by_instructor.map((row) => ({
        ...row,
        name: masks.instructor(row.instructor_id, row.name),
      })),
    }),
  }),
  report({
    name: 'absent',
    page: '/manage/reports/absent',
    description: 'Regular clients whose last visit lies on some days and who have nothing booked.',
    show: ({ total, clients }, masks) =>
      listed(
        clients,
        ({ client_id, client_name, last_visit_at, visits }) => ({
          client: masks.client(client_id, client_name),
          last_visit_at,
          visits,
        }),
        total,
      ),
  }),
]
