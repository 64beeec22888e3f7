import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Page } from '../../lib/paginate.ts'
import { audit } from '../audit/audit.ts'
import { stepAt } from './positions.ts'
import { enrollmentOf, runsOf, selectEnrollments, stepsOf, type EnrollmentRow } from './enrollment-queries.ts'
import { endEnrollment, loadAutomation } from './queries.ts'
import type { EndReason, SkipReason } from './reason-values.ts'
import type { StepType } from './step-fields.ts'

type Status = EnrollmentRow['status']

/** A page of who is or was in an automation, newest first. */
export function enrollmentPage(
  reader: Reader,
  id: number,
  { status, ...page }: Page & { status?: Status | undefined },
) {
  loadAutomation(reader, id)
  let select = selectEnrollments().where('enrollment.automation_id', '=', id)
  if (status) select = select.where('enrollment.status', '=', sql.lit(status))
  return readPage(reader, select.orderBy('enrollment.id', 'desc'), page, (row) => presentEnrollment(reader, row))
}

/** Takes a client out of an automation; one that has ended stays as it is. 404 where it is another's. */
export function cancelEnrollment(ctx: Ctx, automation_id: number, id: number) {
  return ctx.write((tx) => {
    const before = tx.one(enrollmentOf, { id, automation_id })
    if (!before) throw notFound('enrollment')
    const ended = tx.run(endEnrollment, { id, status: 'cancelled', end_reason: 'by_staff', now: ctx.now })
    const after = tx.one(enrollmentOf, { id, automation_id })!
    if (ended.changes > 0) {
      const shown = ({ client_id, status }: EnrollmentRow) => ({ automation_id, client_id, status })
      const change = { entity: 'automation_enrollment', id, before: shown(before), after: shown(after) }
      audit(tx, ctx, 'automation.enrollment.cancel', change)
    }
    return presentEnrollment(tx, after)
  })
}

function presentEnrollment(reader: Reader, row: EnrollmentRow) {
  const { step, run_at, put_off, end_reason, automation_id, version, ...shown } = row
  const steps = step === null ? [] : reader.one(stepsOf, { automation_id, version })!.steps
  const next = step === null ? undefined : stepAt(steps, step)
  return {
    ...shown,
    automation_id,
    version,
    next_step: next ? step : null,
    next_step_key: next?.key ?? null,
    next_step_type: next?.type ?? null,
    next_at: run_at,
    put_off: put_off === 'dropped' ? null : put_off,
    end_reason: end_reason as EndReason | null,
    history: reader.all(runsOf, { enrollment_id: row.id }).map((run) => ({
      ...run,
      type: run.type as StepType,
      reason: run.reason as SkipReason | null,
    })),
  }
}
