import type { ColumnType, Generated } from 'kysely'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { Condition } from '../../lib/conditions.ts'
import type { Step } from '../../features/automations/step-fields.ts'

/** Automations, who is in them, and every message of marketing. */
export interface AutomationsTables {
  automations: AutomationsTable
  automation_versions: AutomationVersionsTable
  automation_enrollments: AutomationEnrollmentsTable
  automation_step_runs: AutomationStepRunsTable
  marketing_messages: MarketingMessagesTable
  automation_counts: AutomationCountsTable
  automation_step_counts: AutomationStepCountsTable
  automation_returns: AutomationReturnsTable
}

export interface AutomationsTable {
  id: Generated<number>
  name: string
  trigger_event: TriggerEvent
  condition_json: Condition
  exit_condition_json: Condition
  status: Generated<'draft' | 'active' | 'paused'>
  /** The version of its steps with which clients are enrolled now. */
  version: Generated<number>
  created_at: string
  updated_at: string
}

export interface AutomationVersionsTable {
  automation_id: number
  version: number
  /** As it was then: steps ask about what this event knows. */
  trigger_event: TriggerEvent
  /** As it was last said of this event, by whichever version. */
  exit_condition_json: Condition
  steps: readonly Step[]
  created_at: string
}

export interface AutomationEnrollmentsTable {
  id: Generated<number>
  automation_id: number
  version: number
  client_id: number
  event_id: number
  /** What the event told: its moment has passed, and its row goes with the years. */
  payload: object
  /** How many handlers stand between what its steps cause and something that somebody did. */
  depth: number
  status: 'active' | 'waiting' | 'completed' | 'exited' | 'cancelled' | 'failed'
  /** The path of the step that comes next. */
  step: string | null
  /** Since when that is due. */
  due_at: string | null
  /** When it is looked at: later than it is due where something puts it off. */
  run_at: string | null
  put_off: Generated<'quiet_hours' | 'one_a_day' | 'dropped' | null>
  attempts: Generated<number>
  last_error: Generated<string | null>
  promo_code_id: Generated<number | null>
  end_reason: Generated<string | null>
  enrolled_at: string
  ended_at: Generated<string | null>
}

export interface AutomationStepRunsTable {
  id: Generated<number>
  enrollment_id: number
  automation_id: number
  step: string
  step_key: string
  type: string
  outcome: 'done' | 'skipped' | 'exited' | 'failed'
  reason: string | null
  at: string
}

export interface MarketingMessagesTable {
  id: Generated<number>
  client_id: number
  channel: 'email' | 'push'
  enrollment_id: number | null
  automation_id: number | null
  step_key: string | null
  email_id: number | null
  /** Of the word in its link that ends such messages. */
  unsubscribe_hash: string | null
  /** What came of it, kept by triggers: visits within 30 days, and what was paid. */
  visits: Generated<number>
  spent_minor: Generated<number>
  sent_at: string
}

/** Kept by triggers, as the two after it. */
export interface AutomationCountsTable {
  automation_id: ColumnType<number, never, never>
  status: ColumnType<AutomationEnrollmentsTable['status'], never, never>
  count: ColumnType<number, never, never>
}

export interface AutomationStepCountsTable {
  automation_id: ColumnType<number, never, never>
  step_key: ColumnType<string, never, never>
  type: ColumnType<string, never, never>
  outcome: ColumnType<AutomationStepRunsTable['outcome'], never, never>
  /** Empty where there is none. */
  reason: ColumnType<string, never, never>
  count: ColumnType<number, never, never>
}

export interface AutomationReturnsTable {
  automation_id: ColumnType<number, never, never>
  step_key: ColumnType<string, never, never>
  sent: ColumnType<number, never, never>
  came_back: ColumnType<number, never, never>
  spent_minor: ColumnType<number, never, never>
}
