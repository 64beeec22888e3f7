import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { settingsOf } from '../settings/queries.ts'
import { countsOf } from './present.ts'
import { allSteps } from './positions.ts'
import { loadAutomation } from './queries.ts'
import { outcomes, returns, type Outcome, type Return } from './stats-queries.ts'
import type { SkipReason } from './reason-values.ts'
import type { StepType } from './step-fields.ts'

/** An automation's statistics: its steps in order, then its former steps. Reads counters, not the records. */
export function statsOf(reader: Reader, id: number) {
  const { steps } = loadAutomation(reader, id)
  const { currency } = settingsOf(reader)
  const counted = Map.groupBy(reader.all(outcomes, { id }), ({ step_key, type }) => `${type} ${step_key}`)
  const came = new Map(reader.all(returns, { id }).map((row) => [row.step_key, row]))
  const present = allSteps(steps).map(({ position, step: { key, type } }) => ({
    key,
    type,
    step: position as string | null,
  }))
  const known = new Set(present.map(({ key, type }) => `${type} ${key}`))
  const former = [...counted]
    .filter(([name]) => !known.has(name))
    .map(([, [row]]) => ({ key: row!.step_key, type: row!.type as StepType, step: null }))
  const enrollments = countsOf(reader, id)
  const sums = [...came.values()]
  const total = (of: (row: Return) => number) => sums.reduce((sum, row) => sum + of(row), 0)
  return {
    automation_id: id,
    enrolled: Object.values(enrollments).reduce((sum, count) => sum + count, 0),
    enrollments,
    sent: total((row) => row.sent),
    came_back: total((row) => row.came_back),
    spent: toMajor(
      total((row) => row.spent_minor),
      currency,
    ),
    currency,
    steps: [...present, ...former].map((step) => ({
      ...step,
      ...outcomesOf(counted.get(`${step.type} ${step.key}`) ?? []),
      ...returnsOf(step.type, came.get(step.key), currency),
    })),
  }
}

function outcomesOf(rows: readonly Outcome[]) {
  const count = (outcome: Outcome['outcome']) =>
    rows.filter((row) => row.outcome === outcome).reduce((sum, row) => sum + row.count, 0)
  const [done, skipped, exited, failed] = [count('done'), count('skipped'), count('exited'), count('failed')]
  const skipped_for = rows
    .filter((row) => row.outcome === 'skipped' && row.count > 0)
    .map((row) => ({ reason: row.reason as SkipReason, count: row.count }))
  return { entered: done + skipped + exited + failed, done, skipped, skipped_for, exited, failed }
}

function returnsOf(type: StepType, row: Return | undefined, currency: string) {
  if (type !== 'send_email' && type !== 'send_push') return { sent: null, came_back: null, spent: null }
  return { sent: row?.sent ?? 0, came_back: row?.came_back ?? 0, spent: toMajor(row?.spent_minor ?? 0, currency) }
}
