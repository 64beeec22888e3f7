import { sql } from 'kysely'
import { toMajor } from '../../../lib/money.ts'
import { claimsIn, fingerprintOf } from '../../payroll/content.ts'
import { claimsOfRun, finalizedRuns, linesOfRun } from '../../payroll/queries.ts'
import { formatMoney } from '../format-money.ts'
import { invariant, SHOWN, type Broken, type Invariant } from '../invariant.ts'

interface Totals {
  id: number
  total_minor: number
  lines_minor: number
  currency: string
}

const totals = invariant({
  name: 'payroll_totals',
  sentence: 'The total of a payroll run is the sum of its lines.',
  entity: 'payroll_run',
  query: sql<Totals>`
    SELECT r.id, r.total_minor, r.currency, coalesce(sum(l.amount_minor), 0) AS lines_minor
    FROM payroll_runs AS r LEFT JOIN payroll_line_items AS l ON l.run_id = r.id
    GROUP BY r.id HAVING r.total_minor <> lines_minor ORDER BY r.id`,
  detail: ({ total_minor, lines_minor, currency }) =>
    `Its total is ${formatMoney(total_minor, currency)}, its lines make ${formatMoney(lines_minor, currency)}`,
})

const components = invariant({
  name: 'pay_components',
  sentence: 'Nobody has two active pay components of one kind.',
  entity: 'pay_component',
  query: sql<{ id: number; times: number }>`
    SELECT max(id) AS id, count(*) AS times FROM staff_pay_components WHERE is_active = 1
    GROUP BY user_id, component_type HAVING times > 1 ORDER BY id`,
  detail: ({ times }) => `There are ${times} active ones of its kind`,
})

const frozen: Invariant = {
  name: 'payroll_content',
  sentence: 'A finalized payroll run is as it was when it was finalized, and what it has paid no other run has.',
  broken: (reader) => {
    const broken: Broken[] = []
    for (const run of reader.all(finalizedRuns, {})) {
      const lines = reader.all(linesOfRun, { run_id: run.id })
      const claims = claimsIn(lines).map(({ kind, record_id, day }) => `${kind} ${record_id} ${day}`)
      const own = new Set(
        reader.all(claimsOfRun, { run_id: run.id }).map(({ kind, record_id, day }) => `${kind} ${record_id} ${day}`),
      )
      const about = { entity: 'payroll_run', id: run.id }
      if (fingerprintOf(run, lines) !== run.fingerprint) {
        const total = `${toMajor(run.total_minor, run.currency)} ${run.currency}`
        broken.push({ ...about, detail: `Its content, ${total}, does not have the fingerprint it was given` })
      } else if (own.size !== claims.length || claims.some((one) => !own.has(one))) {
        broken.push({ ...about, detail: 'What it has paid is not what is kept as paid by it' })
      }
      if (broken.length === SHOWN) break
    }
    return broken
  },
}

export const payrollInvariants = [totals, components, frozen]
