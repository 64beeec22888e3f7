import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const statuses = invariant({
  name: 'automation_counts',
  sentence: 'As many clients are in each state of an automation as it says.',
  entity: 'automation',
  query: sql<{ id: number; status: string; kept: number; found: number }>`
    SELECT automation_id AS id, status, sum(kept) AS kept, sum(found) AS found FROM (
      SELECT automation_id, status, count AS kept, 0 AS found FROM automation_counts
      UNION ALL SELECT automation_id, status, 0, 1 FROM automation_enrollments
    ) GROUP BY 1, 2 HAVING sum(kept) <> sum(found) ORDER BY 1, 2`,
  detail: ({ status, kept, found }) => `It says ${kept} are ${status}, and ${found} are`,
})

const steps = invariant({
  name: 'automation_steps',
  sentence: 'Each step of an automation was taken, skipped and left as often as it says.',
  entity: 'automation',
  query: sql<{ id: number; step_key: string; kept: number; found: number }>`
    SELECT automation_id AS id, step_key, sum(kept) AS kept, sum(found) AS found FROM (
      SELECT automation_id, step_key, type, outcome, reason, count AS kept, 0 AS found FROM automation_step_counts
      UNION ALL SELECT automation_id, step_key, type, outcome, coalesce(reason, ''), 0, 1 FROM automation_step_runs
    ) GROUP BY automation_id, step_key, type, outcome, reason HAVING sum(kept) <> sum(found) ORDER BY 1, 2`,
  detail: ({ step_key, kept, found }) => `It says ${kept} times for the step ${step_key}, and it was ${found} times`,
})

const returns = invariant({
  name: 'automation_returns',
  sentence: 'What came of an automation’s messages is the sum of what came of each.',
  entity: 'automation',
  query: sql<{ id: number; kept: string; found: string }>`
    SELECT automations.id, coalesce(kept.sums, '0 0 0') AS kept, coalesce(own.sums, '0 0 0') AS found FROM automations
    LEFT JOIN (SELECT automation_id, sum(sent) || ' ' || sum(came_back) || ' ' || sum(spent_minor) AS sums
      FROM automation_returns GROUP BY 1) AS kept ON kept.automation_id = automations.id
    LEFT JOIN (SELECT automation_id, count(*) || ' ' || sum(visits > 0) || ' ' || sum(spent_minor) AS sums
      FROM marketing_messages GROUP BY 1) AS own ON own.automation_id = automations.id
    WHERE coalesce(kept.sums, '0 0 0') <> coalesce(own.sums, '0 0 0') ORDER BY automations.id`,
  detail: ({ kept, found }) => `It says ${kept}, its messages ${found}`,
})

/** Counts that automations keep up to date. */
export const marketingInvariants = [statuses, steps, returns]
