import { db, query } from '../../db/build.ts'

/** Outcomes of an automation's steps, counted. */
export const outcomes = query((p: { id: number }) =>
  db.selectFrom('automation_step_counts').selectAll().where('automation_id', '=', p.id).orderBy('step_key'),
)
/** Results of its messages, counted. */
export const returns = query((p: { id: number }) =>
  db.selectFrom('automation_returns').selectAll().where('automation_id', '=', p.id).orderBy('step_key'),
)

export type Outcome = NonNullable<(typeof outcomes)['row']>
export type Return = NonNullable<(typeof returns)['row']>
