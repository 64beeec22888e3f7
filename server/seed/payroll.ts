import type { Database } from 'better-sqlite3'
import { Reader } from '../db/reader.ts'
import { claimsIn, fingerprintOf } from '../features/payroll/content.ts'
import { computeRun } from '../features/payroll/compute.ts'
import { linesOfRun, loadRun } from '../features/payroll/queries.ts'
import { addDays, addMonths, lastOfMonth, startOfDay, type LocalDate } from '../lib/time.ts'
import { ZONE, type SeedOptions } from './making.ts'

/** Shares of what visits bring were agreed a few months ago: they take the longest to work out. */
const SHARES_SINCE_MONTHS = 3

/**
 * Pays the team month by month, as the studio itself works it out: all is finalized and paid but the last month, which is a
 * draft. For a file whose rows and indexes are there.
 */
export function payTeam(database: Database, { years, until }: SeedOptions, see: (share: number) => void): void {
  const months = Array.from({ length: 12 * years }, (_, n) => addMonths(`${until.slice(0, 7)}-01`, n - 12 * years))
  const { agree, keep } = book(database)
  const begin = at(months[0]!)
  const people = database.prepare('SELECT id, kind FROM staff ORDER BY id').all() as { id: number; kind: string }[]
  for (const { id, kind } of people) {
    if (kind === 'instructor') {
      agree(id, 'per_class', { minor: 2800 + 25 * id }, null, begin)
      agree(id, 'per_appointment', { minor: 1500 }, null, begin)
    } else agree(id, 'fixed_salary', { minor: 150_000 }, 'monthly', begin)
    if (kind === 'manager') agree(id, 'retail_commission_percent', { percent: 3 }, null, begin)
  }
  const teachers = people.filter(({ kind }) => kind === 'instructor')
  for (const [index, month] of months.entries()) {
    if (index === months.length - SHARES_SINCE_MONTHS) {
      for (const { id } of teachers.slice(0, 4)) agree(id, 'class_revenue_percent', { percent: 10 }, null, at(month))
    }
    keep(month, index === months.length - 1)
    see((index + 1) / months.length)
  }
}

/** Nine in the morning of a day. */
const at = (day: LocalDate) => new Date(Date.parse(startOfDay(day, ZONE)) + 9 * 3_600_000).toISOString()

function book(database: Database) {
  const reader = new Reader(database)
  const component = database.prepare(`INSERT INTO staff_pay_components
    (user_id, component_type, rate_minor, rate_percent, salary_period, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const run = database.prepare(`INSERT INTO payroll_runs
    (period_start, period_end, currency, total_minor, skipped, computed_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const line = database.prepare(`INSERT INTO payroll_line_items
    (run_id, user_id, user_name, component_id, component_type, rate_minor, rate_percent, salary_period, quantity,
      gross_minor, base_minor, amount_minor, parts, created_at, updated_at)
    VALUES (@run_id, @user_id, @user_name, @component_id, @component_type, @rate_minor, @rate_percent, @salary_period, @quantity,
      @gross_minor, @base_minor, @amount_minor, @parts, @now, @now)`)
  const freeze = database.prepare(`UPDATE payroll_runs
    SET status = 'finalized', finalized_at = @now, finalized_by = 1, fingerprint = @fingerprint, updated_at = @now WHERE id = @id`)
  const claim = database.prepare('INSERT INTO payroll_claims (kind, record_id, day, run_id) VALUES (?, ?, ?, ?)')
  const pay = database.prepare(
    "UPDATE payroll_line_items SET paid_at = ?, paid_by = 1, paid_notes = 'Bank transfer' WHERE run_id = ? AND amount_minor > 0",
  )
  return {
    agree: (
      user_id: number,
      type: string,
      { minor = null, percent = null }: { minor?: number | null; percent?: number | null },
      salary_period: string | null,
      now: string,
    ) => void component.run(user_id, type, minor, percent, salary_period, now, now),
    keep: (month: LocalDate, isDraft: boolean) => {
      const period = { from: month, to: lastOfMonth(month) }
      const now = at(addDays(period.to, 1))
      const { currency, total_minor, lines, skipped } = computeRun(reader, period, now)
      const words = JSON.stringify(skipped)
      const id = Number(run.run(period.from, period.to, currency, total_minor, words, now, now, now).lastInsertRowid)
      for (const one of lines) line.run({ ...one, run_id: id, parts: JSON.stringify(one.parts), now })
      if (isDraft) return
      const fingerprint = fingerprintOf(
        { ...loadRun(reader, id), finalized_at: now },
        reader.all(linesOfRun, { run_id: id }),
      )
      freeze.run({ id, now, fingerprint })
      for (const { kind, record_id, day } of claimsIn(lines)) claim.run(kind, record_id, day, id)
      pay.run(now, id)
    },
  }
}
