import { get, type Way, where, type Entry } from '../../test/calls/measured.ts'
import { addMonths, addDays } from '../../lib/time.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { reportsContract } from './contract.ts'

const lastMonth: Way = where(({ today }) => {
  const first = `${today.slice(0, 7)}-01`
  return `start_date=${addMonths(first, -1)}&end_date=${addDays(first, -1)}`
})

/** Of a month: however many years lie behind it. */
const ofMonth: Entry = { 'last month': lastMonth, 'as a file': where('format=csv') }

export const reportsCalls: Calls<typeof reportsContract> = {
  'GET /api/v1/reports/overview': { countsDays: true, bench: { ...(get as object), 'last month': lastMonth } },
  'GET /api/v1/reports/revenue': { countsDays: true, bench: ofMonth },
  'GET /api/v1/reports/attendance': { countsDays: true, bench: ofMonth },
  'GET /api/v1/reports/classes': { countsDays: true, bench: ofMonth },
  'GET /api/v1/reports/retention': { countsDays: true, bench: ofMonth },
  'GET /api/v1/reports/memberships': { countsDays: true, bench: ofMonth },
  'GET /api/v1/reports/instructors': { countsDays: true, bench: ofMonth },
  'GET /api/v1/reports/absent': { countsDays: true, bench: ofMonth },
}
