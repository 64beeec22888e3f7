import { plain, thisMonth, pages } from '../../test/calls/measured.ts'
import { addDays } from '../../lib/time.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { takingsContract } from './contract.ts'

let closed = 0

export const takingsCalls: Calls<typeof takingsContract> = {
  'GET /api/v1/reports/takings': { countsDays: true, bench: { 'of today': plain, 'this month': thisMonth } },
  'GET /api/v1/day-closes': { bench: pages },
  'POST /api/v1/day-closes': {
    audit: 'day_close.create',
    ask: askWith({ date: addDays('2021-01-01', (closed += 1)), counted: [{ method: 'cash', amount: 12 }] }),
    bench: 'once a day; what it sums is measured as what the next close expects',
  },
}
