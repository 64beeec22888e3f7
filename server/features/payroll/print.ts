import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { payrollPdf } from '../../documents/payroll.ts'
import { toCsv } from '../../lib/csv.ts'
import { toMajor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { localDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { tableWords } from '../settings/table-words.ts'
import { linesOfPerson, linesOfRun, loadRun, type LineRow, type RunRow } from './queries.ts'
import { explainingOf } from './run.ts'
import type { Explaining } from './explain.ts'

/** A run as a table, a row a line, in the words of who asks. */
export function runCsv(ctx: Ctx, id: number) {
  const run = loadRun(ctx.db, id)
  const told = explainingOf(ctx.db, ctx, run)
  const { timezone } = settingsOf(ctx.db)
  const inMajor = (minor: number | null) => (minor === null ? null : toMajor(minor, run.currency))
  const rows = ctx.db
    .all(linesOfRun, { run_id: id })
    .map((line) => [
      line.user_name,
      told.words(say(`payroll.type.${line.component_type}`)),
      line.rate_percent ?? inMajor(line.rate_minor),
      line.quantity,
      inMajor(line.base_minor),
      inMajor(line.amount_minor),
      run.currency,
      told.explain(line),
      line.paid_at && localDate(line.paid_at, timezone),
      line.paid_notes,
    ])
  const text = toCsv(HEADER.map(tableWords(ctx.db, ctx)), rows, { bom: true })
  return { bytes: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8', name: `${nameOf(run)}.csv` }
}

const HEADER = [
  'person',
  'component',
  'rate',
  'quantity',
  'base',
  'amount',
  'currency',
  'explanation',
  'paid',
  'notes',
] as const

const HEAD = ['what', 'quantity', 'rate', 'amount'] as const

/** A run to print, in the words of who asks: for instructors their own lines of a finalized one, else 404. */
export async function runPdf(ctx: Ctx, id: number) {
  const { db, caller } = ctx
  const run = loadRun(db, id)
  const isOwn = caller.role === 'instructor'
  const lines = isOwn ? db.all(linesOfPerson, { run_id: id, user_id: caller.id }) : db.all(linesOfRun, { run_id: id })
  if (isOwn && (run.status === 'draft' || lines.length === 0)) throw notFound('payroll run')
  const told = explainingOf(db, ctx, run)
  const { timezone, primary_color: color, studio_name: author, country } = settingsOf(db)
  const bytes = await payrollPdf({
    author,
    created: run.finalized_at ?? run.computed_at,
    language: told.language,
    color,
    country,
    title: told.words(say('payroll.paper.title', { days: told.days(run.period_start, run.period_end) })),
    about: aboutOf(run, told, timezone, isOwn),
    head: HEAD.map((column) => told.words(say(`payroll.paper.${column}`))),
    people: peopleOf(lines, told, timezone),
    total: { what: told.words(say('payroll.paper.total')), amount: told.money(sumOf(lines)) },
  })
  return { bytes, type: 'application/pdf', name: `${nameOf(run)}.pdf` }
}

function aboutOf({ finalized_at, fingerprint }: RunRow, told: Explaining, timezone: string, isOwn: boolean): string[] {
  if (finalized_at === null) return [told.words(say('payroll.paper.draft'))]
  const finalized = told.words(say('payroll.paper.finalized', { on: told.day(localDate(finalized_at, timezone)) }))
  return isOwn ? [finalized] : [finalized, told.words(say('payroll.paper.fingerprint', { hash: fingerprint! }))]
}

function peopleOf(lines: readonly LineRow[], told: Explaining, timezone: string) {
  const people = Map.groupBy(lines, ({ user_id }) => user_id)
  return [...people.values()].map((of) => ({
    name: of[0]!.user_name,
    lines: of.map((line) => ({
      what: told.words(say(`payroll.type.${line.component_type}`)),
      quantity: String(line.quantity),
      rate: told.rate(line),
      amount: told.money(line.amount_minor),
      why: [told.explain(line), ...(line.paid_at === null ? [] : [paidOn(line.paid_at, told, timezone)])],
    })),
    amount: told.money(sumOf(of)),
  }))
}

function paidOn(at: string, told: Explaining, timezone: string): string {
  return told.words(say('payroll.paper.paid', { on: told.day(localDate(at, timezone)) }))
}

function sumOf(lines: readonly LineRow[]): number {
  return lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}

function nameOf({ id, period_start, period_end }: RunRow): string {
  return `payroll-${id}-${period_start}-${period_end}`
}
