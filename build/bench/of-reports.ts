import { addDays, addMonths } from '../../server/lib/time.ts'
import { get, send, where, type Entry, type Way } from './ways.ts'

const lastMonth: Way = where(({ today }) => {
  const first = `${today.slice(0, 7)}-01`
  return `start_date=${addMonths(first, -1)}&end_date=${addDays(first, -1)}`
})
/** Of a month: however many years lie behind it. */
const ofMonth: Entry = { 'last month': lastMonth, 'as a file': where('format=csv') }

export const ofReports = {
  'GET /api/v1/reports/overview': { ...(get as object), 'last month': lastMonth },
  'GET /api/v1/reports/revenue': ofMonth,
  'GET /api/v1/reports/attendance': ofMonth,
  'GET /api/v1/reports/classes': ofMonth,
  'GET /api/v1/reports/retention': ofMonth,
  'GET /api/v1/reports/memberships': ofMonth,
  'GET /api/v1/reports/instructors': ofMonth,
  'GET /api/v1/reports/absent': ofMonth,
  'POST /api/v1/simulations/schedule': send(() => ({ weeks: 8 })),
  'POST /api/v1/simulations/policy': send(() => ({ cancellation_hours: 24 })),
} satisfies Record<string, Entry>

/**
 * What counts all that happened in some days: a hundredth of a studio has a hundredth of it to count. What their age costs
 * these shows beside a studio as busy that is one year old.
 */
export const countsDays: ReadonlySet<string> = new Set([
  ...Object.keys(ofReports),
  'GET /api/v1/reports/takings',
  'POST /api/v1/payroll-runs',
  'POST /api/v1/payroll-runs/{run_id}/recompute',
  'GET /api/v1/payroll-runs/{run_id}.pdf',
  // Who taught such a class in half a year.
  'POST /api/v1/scheduled-classes/{class_id}/substitute-requests',
  'GET /api/v1/substitute-requests',
])
