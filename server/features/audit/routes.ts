import { implement } from '../../api/implement.ts'
import { endOfDay, startOfDay } from '../../lib/time.ts'
import { auditContract } from './contract.ts'
import { auditPage } from './queries.ts'
import { readingOf } from '../settings/reading.ts'

export const auditRoutes = implement(auditContract, {
  'GET /api/v1/audit-log': (ctx, { query: { start_date, end_date, ...filter } }) => {
    const reading = readingOf(ctx.db, ctx)
    const { timezone } = reading
    return auditPage(ctx.db, reading, {
      ...filter,
      from: start_date && startOfDay(start_date, timezone),
      before: end_date && endOfDay(end_date, timezone),
    })
  },
})
