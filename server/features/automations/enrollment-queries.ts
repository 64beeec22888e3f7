import { db, query } from '../../db/build.ts'

/** Enrollments with the names of whom and what they are about. */
export function selectEnrollments() {
  return db
    .selectFrom('automation_enrollments as enrollment')
    .innerJoin('clients as client', 'client.id', 'enrollment.client_id')
    .leftJoin('promo_codes as promo', 'promo.id', 'enrollment.promo_code_id')
    .select(['enrollment.id', 'enrollment.automation_id', 'enrollment.client_id', 'enrollment.status'])
    .select([
      'enrollment.version',
      'enrollment.step',
      'enrollment.run_at',
      'enrollment.put_off',
      'enrollment.end_reason',
    ])
    .select(['enrollment.enrolled_at', 'enrollment.ended_at', 'client.full_name as client_name'])
    .select(['promo.code as promo_code'])
}

export const enrollmentOf = query((p: { id: number; automation_id: number }) =>
  selectEnrollments().where('enrollment.id', '=', p.id).where('enrollment.automation_id', '=', p.automation_id),
)
export type EnrollmentRow = NonNullable<(typeof enrollmentOf)['row']>

/** Outcomes of an enrollment's steps, in their order. */
export const runsOf = query((p: { enrollment_id: number }) =>
  db
    .selectFrom('automation_step_runs')
    .select(['step', 'step_key as key', 'type', 'outcome', 'reason', 'at'])
    .where('enrollment_id', '=', p.enrollment_id)
    .orderBy('id'),
)

export const stepsOf = query((p: { automation_id: number; version: number }) =>
  db
    .selectFrom('automation_versions')
    .select('steps')
    .where('automation_id', '=', p.automation_id)
    .where('version', '=', p.version),
)
