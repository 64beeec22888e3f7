import { requirePermission } from '../../api/access.ts'
import type { Caller } from '../../api/caller.ts'
import type { Permission } from '../../api/permissions.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { Refusal, type Reason } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { readAnswers, requireAnalysed } from './analyse.ts'
import type { AnswersInput, MappingInput } from './contract.ts'
import type { ImportEntity } from './mapping/fields.ts'
import type { ColumnMapping } from './mapping/propose.ts'
import type { Question } from './plan/model.ts'
import { inThread } from './plan-in-thread.ts'
import { checkMapping, checkTypes } from './plan-job.ts'
import { presentJob } from './present.ts'
import { loadJob } from './queries.ts'
import { goOn } from './run.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * Starts an import in the background. Refused while the analysis has open questions, which are listed, and for a mapping
 * that makes no sense; an import runs once. Values and logins need the permission of giving them by hand besides.
 */
export async function confirm(
  ctx: Ctx,
  input: { job_id: number; column_mapping: MappingInput; answers?: AnswersInput | undefined },
) {
  const { currency } = settingsOf(ctx.db)
  const found = loadJob(ctx.db, input.job_id)
  const options = input.answers ? readAnswers(input.answers, currency) : found.options
  const job = { ...found, column_mapping: input.column_mapping as ColumnMapping, options }
  requireMayImport(ctx.caller, job.entity)
  checkMapping(job, job.column_mapping)
  checkTypes(ctx, options)
  requireAnalysed(found)
  const open = await inThread(ctx, 'openQuestions', job)
  if (open.length > 0)
    throw new Refusal(
      'IMPORT_NOT_READY',
      say('migration.questions_open', { n: open.length, questions: open.map(({ question }) => question) }),
      { reasons: open.map(asReason) },
    )

  const shown = await ctx.write((tx) => {
    requireAnalysed(loadJob(tx, job.id))
    const { column_mapping } = job
    const started = { status: 'running' as const, started_at: ctx.now, updated_at: ctx.now }
    tx.run(
      db
        .updateTable('import_jobs')
        .set({ column_mapping, options, ...started })
        .where('id', '=', job.id),
    )
    audit(tx, ctx, 'migration.confirm', {
      entity: 'import',
      id: job.id,
      after: { file_name: job.file_name, entity: job.entity },
    })
    return presentJob({ ...ctx, db: tx }, loadJob(tx, job.id))
  })
  void goOn(ctx, job.id)
  return shown
}

/** An import needs the permissions of making the same by hand, without a payment. */
const ALSO_NEEDED: Record<ImportEntity, readonly Permission[]> = {
  clients: ['clients.manage'],
  class_schedule: ['schedule.manage'],
  // Places without a membership.
  bookings: ['bookings.manage', 'bookings.override'],
  sales: ['sales.manage'],
  gift_cards: ['payments.give'],
  memberships: ['memberships.manage', 'payments.give'],
  // Their lists may name prices of nothing.
  membership_types: ['membership_types.manage', 'payments.give'],
  products: ['products.manage', 'payments.give'],
  instructors: ['staff.manage'],
}

function requireMayImport(caller: Caller, entity: ImportEntity): void {
  for (const needed of ALSO_NEEDED[entity]) requirePermission(caller, needed)
}

function asReason({ id, question, examples }: Question): Reason {
  return { code: 'IMPORT_NOT_READY', detail: question, rule: id, value: examples, fix: say('migration.answer', { id }) }
}
