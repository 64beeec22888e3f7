import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { AutomationEnrollmentsTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { Condition } from '../../lib/conditions.ts'
import type { Instant } from '../../lib/time.ts'
import type { Cause } from './facts.ts'
import type { Position } from './positions.ts'
import type { Step } from './step-fields.ts'

function selectAutomations() {
  return db
    .selectFrom('automations as automation')
    .innerJoin('automation_versions as held', (join) =>
      join.onRef('held.automation_id', '=', 'automation.id').onRef('held.version', '=', 'automation.version'),
    )
    .selectAll('automation')
    .select('held.steps')
}

export const allAutomations = query((_: object) => selectAutomations().orderBy('automation.id'))
const automationById = query((p: { id: number }) => selectAutomations().where('automation.id', '=', p.id))

/** An automation with its steps as they are now. */
export type AutomationRow = NonNullable<(typeof automationById)['row']>

/** An automation with its steps, or 404. */
export function loadAutomation(reader: Reader, id: number): AutomationRow {
  const row = reader.one(automationById, { id })
  if (!row) throw notFound('automation')
  return row
}

/** The automations that an event sets off, in their order. */
export const activeFor = query((p: { trigger_event: TriggerEvent }) =>
  db
    .selectFrom('automations')
    .select('id')
    .where('trigger_event', '=', p.trigger_event)
    .where('status', '=', sql.lit('active'))
    .orderBy('id'),
)

export const insertVersion = query(
  (p: {
    automation_id: number
    version: number
    trigger_event: TriggerEvent
    exit_condition_json: Condition
    steps: readonly Step[]
    now: Instant
  }) =>
    db.insertInto('automation_versions').values({
      automation_id: p.automation_id,
      version: p.version,
      trigger_event: p.trigger_event,
      exit_condition_json: p.exit_condition_json,
      steps: p.steps,
      created_at: p.now,
    }),
)

/** Replaces the exit condition, also for clients who began with earlier steps after the same event. */
export const setExit = query((p: { id: number; trigger_event: TriggerEvent; exit_condition_json: Condition }) =>
  db
    .updateTable('automation_versions')
    .set({ exit_condition_json: p.exit_condition_json })
    .where('automation_id', '=', p.id)
    .where('trigger_event', '=', p.trigger_event),
)

/** The keys of steps that something was counted of: a new step gets none of them. */
export const usedKeys = query((p: { id: number }) =>
  db.selectFrom('automation_step_counts').select('step_key').distinct().where('automation_id', '=', p.id),
)

/** How many are in which state. */
export const statusCountsOf = query((p: { id: number }) =>
  db.selectFrom('automation_counts').selectAll().where('automation_id', '=', p.id),
)

const OPEN = sql<boolean>`enrollment.status IN ('active', 'waiting')`

/** The steps that somebody is still on their way through, of which something will be counted. */
export const stepsUnderWay = query((p: { id: number }) =>
  db
    .selectFrom('automation_versions')
    .select('steps')
    .where('automation_id', '=', p.id)
    .where('version', 'in', (versions) =>
      versions
        .selectFrom('automation_enrollments as enrollment')
        .select('enrollment.version')
        .where('enrollment.automation_id', '=', p.id)
        .where(OPEN),
    ),
)

/** True if an event has brought a client in before, or they are in it still. */
export const enrolledBefore = query((p: { automation_id: number; event_id: number; client_id: number }) =>
  db
    .selectFrom('automation_enrollments as enrollment')
    .select('enrollment.id')
    .where('enrollment.automation_id', '=', p.automation_id)
    .where(sql<boolean>`(enrollment.event_id = ${p.event_id} OR (enrollment.client_id = ${p.client_id} AND ${OPEN}))`)
    .limit(1),
)

/** Enrollments whose next step has come, of automations that are active; the longest due first of each. */
export const dueEnrollments = query((p: { now: Instant; most: number }) =>
  db
    .selectFrom('automations as automation')
    .innerJoin('automation_enrollments as enrollment', 'enrollment.automation_id', 'automation.id')
    .select('enrollment.id')
    .where('automation.status', '=', sql.lit('active'))
    .where(OPEN)
    .where('enrollment.run_at', '<=', p.now)
    .limit(p.most),
)

/** An enrollment with what its next step has to know: the steps it began with, and how the automation and the client stand. */
export const wayOf = query((p: { id: number }) =>
  db
    .selectFrom('automation_enrollments as enrollment')
    .innerJoin('automations as automation', 'automation.id', 'enrollment.automation_id')
    .innerJoin('automation_versions as held', (join) =>
      join
        .onRef('held.automation_id', '=', 'enrollment.automation_id')
        .onRef('held.version', '=', 'enrollment.version'),
    )
    .innerJoin('clients as client', 'client.id', 'enrollment.client_id')
    .leftJoin('promo_codes as promo', 'promo.id', 'enrollment.promo_code_id')
    .selectAll('enrollment')
    .select(['held.steps', 'held.trigger_event', 'held.exit_condition_json'])
    .select(['automation.status as automation_status', 'client.is_active', 'client.erased_at'])
    .select(['promo.code as promo_code', 'promo.valid_until as promo_until'])
    .where('enrollment.id', '=', p.id),
)

export type Way = NonNullable<(typeof wayOf)['row']>

/** One whose next step is to be taken. */
export type OpenWay = Way & { step: Position; due_at: Instant; run_at: Instant }

/** The event that enrolled a client. */
export function causeOf({ trigger_event: event, event_id, client_id, payload }: Way): Cause {
  return { event, event_id, client_id, payload }
}

type Moved = Pick<AutomationEnrollmentsTable, 'status' | 'step' | 'due_at' | 'run_at'> & {
  id: number
  put_off: 'quiet_hours' | 'one_a_day' | 'dropped' | null
  promo_code_id: number | null
}

/** Moves an open enrollment to its next step, or on to a later moment of the same one. */
export const moveOn = query((p: Moved) =>
  db
    .updateTable('automation_enrollments')
    .set({
      status: p.status,
      step: p.step,
      due_at: p.due_at,
      run_at: p.run_at,
      put_off: p.put_off,
      promo_code_id: p.promo_code_id,
      attempts: 0,
      last_error: null,
    })
    .where('id', '=', p.id),
)

export const endEnrollment = query(
  (p: { id: number; status: AutomationEnrollmentsTable['status']; end_reason: string | null; now: Instant }) =>
    db
      .updateTable('automation_enrollments')
      .set({
        status: p.status,
        end_reason: p.end_reason,
        ended_at: p.now,
        step: null,
        due_at: null,
        run_at: null,
        put_off: null,
      })
      .where('id', '=', p.id)
      .where('status', 'in', ['active', 'waiting']),
)

export const retryLater = query((p: { id: number; attempts: number; last_error: string; run_at: Instant }) =>
  db
    .updateTable('automation_enrollments')
    .set({ attempts: p.attempts, last_error: p.last_error, run_at: p.run_at })
    .where('id', '=', p.id)
    .where('status', 'in', ['active', 'waiting']),
)

export const keepRun = query(
  (p: {
    enrollment_id: number
    automation_id: number
    step: Position
    step_key: string
    type: string
    outcome: 'done' | 'skipped' | 'exited' | 'failed'
    reason: string | null
    now: Instant
  }) =>
    db.insertInto('automation_step_runs').values({
      enrollment_id: p.enrollment_id,
      automation_id: p.automation_id,
      step: p.step,
      step_key: p.step_key,
      type: p.type,
      outcome: p.outcome,
      reason: p.reason,
      at: p.now,
    }),
)

/** The last event of a kind that happened to a client. */
export const lastEventOf = query((p: { client_id: number; event: TriggerEvent }) =>
  db
    .selectFrom('events')
    .select(['payload', 'occurred_at'])
    .where('client_id', '=', p.client_id)
    .where('event', '=', p.event)
    .orderBy('id', 'desc')
    .limit(1),
)

export const openEnrollment = query((p: { automation_id: number; client_id: number }) =>
  db
    .selectFrom('automation_enrollments as enrollment')
    .select('enrollment.id')
    .where('enrollment.automation_id', '=', p.automation_id)
    .where('enrollment.client_id', '=', p.client_id)
    .where(OPEN),
)

/** The enrollments that a client has open. */
export const openOf = query((p: { client_id: number }) =>
  db
    .selectFrom('automation_enrollments')
    .select('id')
    .where('client_id', '=', p.client_id)
    .where('status', 'in', ['active', 'waiting']),
)

/** Some enrollments of an automation, the oldest first. */
export const someEnrollments = query((p: { id: number; most: number }) =>
  db.selectFrom('automation_enrollments').select('id').where('automation_id', '=', p.id).orderBy('id').limit(p.most),
)

/** How many enrollments of active automations have a step that is due. */
export const countDue = query((p: { now: Instant }) =>
  db
    .selectFrom('automations as automation')
    .innerJoin('automation_enrollments as enrollment', 'enrollment.automation_id', 'automation.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('automation.status', '=', sql.lit('active'))
    .where(OPEN)
    .where('enrollment.run_at', '<=', p.now),
)

/** Marks the next step of all that are due, also of automations that are paused, as dropped. */
export const dropDue = query((p: { now: Instant }) =>
  db
    .updateTable('automation_enrollments as enrollment')
    .set({ put_off: 'dropped' })
    .where(sql<boolean>`enrollment.automation_id IN (SELECT id FROM automations)`)
    .where(OPEN)
    .where('enrollment.run_at', '<=', p.now),
)
