import { notFound } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { analyse, analyseAgain } from './analyse.ts'
import { confirm } from './confirm.ts'
import { migrationContract } from './contract.ts'
import { correctRejected } from './correct-rejected.ts'
import { resumeImport, stopImport } from './control.ts'
import { countToInvite, exportInvitations, sendInvitations } from './invitations.ts'
import { presentJob } from './present.ts'
import { countImported, historyOf, loadJob, newestJobs } from './queries.ts'
import { readRollback, rollBack } from './rollback.ts'
import { listRows, rowsCsv } from './rows.ts'
import { templateCsv } from './templates.ts'

const JOBS_SHOWN = 50

export const migrationRoutes = implement(migrationContract, {
  'GET /api/v1/migration/templates/{type}': (_, { params }) => ({
    bytes: new TextEncoder().encode(templateCsv(params.type)),
    type: 'text/csv; charset=utf-8',
    name: `${params.type}-template.csv`,
  }),
  'POST /api/v1/migration/analyse': (ctx, { query, file }) => analyse(ctx, query.entity, file),
  'POST /api/v1/migration/jobs/{job_id}/analyse': (ctx, { params, body }) => analyseAgain(ctx, params.job_id, body),
  'POST /api/v1/migration/confirm': (ctx, { body }) => confirm(ctx, body),
  'GET /api/v1/migration/status': (ctx, { query }) => {
    const job = query.job_id === undefined ? newestJobs(ctx.db, 1)[0] : loadJob(ctx.db, query.job_id)
    if (!job) throw notFound('import')
    return presentJob(ctx, job)
  },
  'GET /api/v1/migration/summary': (ctx) => {
    const made = new Map(ctx.db.all(countImported, {}).map(({ record_table, count }) => [record_table, count]))
    return {
      clients: made.get('clients') ?? 0,
      instructors: made.get('instructors') ?? 0,
      membership_types: made.get('membership_types') ?? 0,
      memberships: made.get('memberships') ?? 0,
      classes: (made.get('scheduled_classes') ?? 0) + (made.get('class_series') ?? 0),
      bookings: made.get('bookings') ?? 0,
      products: made.get('products') ?? 0,
      gift_cards: made.get('gift_cards') ?? 0,
      sales: made.get('product_sales') ?? 0,
      clients_to_invite: countToInvite(ctx.db),
      jobs: historyOf(ctx.db, JOBS_SHOWN).map((job) => presentJob(ctx, job)),
    }
  },
  'GET /api/v1/migration/jobs/{job_id}/rows': (ctx, { params, query }) => listRows(ctx, params.job_id, query),
  'GET /api/v1/migration/jobs/{job_id}/rows.csv': (ctx, { params }) => rowsCsv(ctx, params.job_id),
  'POST /api/v1/migration/jobs/{job_id}/rejected': (ctx, { params }) => correctRejected(ctx, params.job_id),
  'POST /api/v1/migration/jobs/{job_id}/stop': (ctx, { params }) => stopImport(ctx, params.job_id),
  'POST /api/v1/migration/jobs/{job_id}/resume': (ctx, { params }) => resumeImport(ctx, params.job_id),
  'POST /api/v1/migration/jobs/{job_id}/rollback': (ctx, { params }) => rollBack(ctx, params.job_id),
  'GET /api/v1/migration/jobs/{job_id}/rollback': (ctx, { params }) => readRollback(ctx, params.job_id),
  'POST /api/v1/migration/invitations/send': (ctx, { body }) => sendInvitations(ctx, body),
  'GET /api/v1/migration/invitations/export': (ctx, { query }) => exportInvitations(ctx, query.job_id),
})
