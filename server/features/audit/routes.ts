import { implement } from '../../api/implement.ts'
import { endOfDay, startOfDay } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { auditContract } from './contract.ts'
import { auditPage } from './queries.ts'

export const auditRoutes = implement(auditContract, {
  'GET /api/v1/audit-log': (ctx, { query: { start_date, end_date, ...filter } }) => {
    const { timezone } = settingsOf(ctx.db)
    return auditPage(ctx.db, {
      ...filter,
      from: start_date && startOfDay(start_date, timezone),
      before: end_date && endOfDay(end_date, timezone),
    })
  },
})
