import { toMajor } from '../../lib/money.ts'
import type { Part, Skipped } from './line.ts'
import type { ComponentRow, LineRow, RunHead, RunRow } from './queries.ts'
import type { Explaining } from './explain.ts'

/** A component as the API shows it, in major units of the studio's currency. */
export function presentComponent({ rate_minor, rate_percent, ...shown }: ComponentRow, currency: string) {
  return { ...shown, rate: rate_percent ?? toMajor(rate_minor!, currency) }
}

interface Unpaid {
  unpaid_minor: number
  unpaid: number
}

/** The part of some lines that is not marked as paid. */
export function unpaidOf(lines: readonly LineRow[]): Unpaid {
  const open = lines.filter(({ paid_at, amount_minor }) => paid_at === null && amount_minor > 0)
  return { unpaid_minor: open.reduce((sum, { amount_minor }) => sum + amount_minor, 0), unpaid: open.length }
}

/** A run as lists show it. */
export function presentRun({ total_minor, ...shown }: RunHead, { unpaid_minor, unpaid }: Unpaid) {
  const inMajor = (minor: number) => toMajor(minor, shown.currency)
  return { ...shown, total: inMajor(total_minor), unpaid: inMajor(unpaid_minor), unpaid_items: unpaid }
}

/** A run with its lines and what it skipped, told to who reads. */
export function presentWholeRun({ skipped, ...head }: RunRow, lines: readonly LineRow[], told: Explaining) {
  return {
    ...presentRun(head, unpaidOf(lines)),
    line_items: lines.map((line) => presentLine(line, head.currency, told)),
    skipped: skipped.map((one) => presentSkipped(one, told)),
  }
}

/** A line as the API shows it, in major units. */
export function presentLine(row: LineRow, currency: string, told: Explaining) {
  const { rate_minor, rate_percent, gross_minor, base_minor, amount_minor, paid_by: _, parts, ...shown } = row
  const inMajor = (minor: number | null) => (minor === null ? null : toMajor(minor, currency))
  return {
    ...shown,
    rate: rate_percent ?? toMajor(rate_minor!, currency),
    gross: inMajor(gross_minor),
    base: inMajor(base_minor),
    amount: toMajor(amount_minor, currency),
    summary: told.sum(row),
    explanation: told.explain(row),
    parts: parts.map((part) => ({
      ...presentTold(part, told.part(part, row)),
      kind: part.kind,
      amount: inMajor(part.minor ?? null),
    })),
  }
}

function presentSkipped(one: Skipped, told: Explaining) {
  const { kind, reason, user_id, user_name, run_id = null } = one
  return { kind, reason, user_id, user_name, paid_in_run_id: run_id, ...presentTold(one, told.skipped(one)) }
}

function presentTold({ id, name, at, from, to, count }: Omit<Part, 'kind'>, text: string) {
  const what = { record_id: id ?? null, name: name ?? null, at: at ?? null, from: from ?? null, to: to ?? null }
  return { ...what, quantity: count, text }
}
