import { implement } from '../../api/implement.ts'
import { reportsContract } from './contract.ts'
import { readReport } from './read-report.ts'

export const reportsRoutes = implement(reportsContract, {
  'GET /api/v1/reports/overview': (ctx, { query }) => readReport(ctx, 'overview', query),
  'GET /api/v1/reports/revenue': (ctx, { query }) => readReport(ctx, 'revenue', query),
  'GET /api/v1/reports/attendance': (ctx, { query }) => readReport(ctx, 'attendance', query),
  'GET /api/v1/reports/classes': (ctx, { query }) => readReport(ctx, 'classes', query),
  'GET /api/v1/reports/retention': (ctx, { query }) => readReport(ctx, 'retention', query),
  'GET /api/v1/reports/memberships': (ctx, { query }) => readReport(ctx, 'memberships', query),
  'GET /api/v1/reports/instructors': (ctx, { query }) => readReport(ctx, 'instructors', query),
  'GET /api/v1/reports/absent': (ctx, { query }) => readReport(ctx, 'absent', query),
})
