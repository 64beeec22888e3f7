import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toCsv, type CsvCell } from '../../lib/csv.ts'
import type { Term } from '../../lib/sayings/templates.ts'
import { beside } from '../../workers/workers.ts'
import type { LocalDate } from '../../lib/time.ts'
import { tableWords, type TableWord } from '../settings/table-words.ts'
import { reportsContract } from './contract.ts'
import type { ReportName } from './report-task.ts'

/** How long a report may take, in milliseconds. */
const MOST_MS = 20_000

interface Query {
  start_date?: LocalDate | undefined
  end_date?: LocalDate | undefined
  format: 'json' | 'csv'
}

type Shown<Name extends ReportName> = z.input<(typeof reportsContract)[`GET /api/v1/reports/${Name}`]['answer']>

type Answer<Name extends ReportName> = z.output<(typeof reportsContract)[`GET /api/v1/reports/${Name}`]['answer']>

/** A column: a word of tables, or days as they are. */
type Column = TableWord | { days: string }

type Words = (word: TableWord) => string

interface CsvTable {
  header: readonly Column[]
  rows: readonly (readonly CsvCell[])[]
}

const figures = [
  'classes',
  'cancelled_classes',
  'seats',
  'booked',
  'came',
  'no_show',
  'open',
  'late_cancelled',
  'cancelled',
  'fill',
  'no_show_share',
] as const
const figuresOf = (row: Readonly<Record<(typeof figures)[number], number | null>>) => figures.map((name) => row[name])

const changesOf = (row: Readonly<Record<'at_start' | 'begun' | 'ended' | 'at_end', number>>) => [
  row.at_start,
  row.begun,
  row.ended,
  row.at_end,
]

const between = ({ start_date, end_date }: { start_date: LocalDate; end_date: LocalDate }): Column => ({
  days: `${start_date}/${end_date}`,
})

/** The table of each report as a file has it: one row a line, shares from 0 to 1, amounts in major units. */
const tables: { [Name in ReportName]: (report: Answer<Name>, words: Words) => CsvTable } = {
  overview: ({ current, before, start_date, end_date, compared_with }, words) => ({
    header: ['figure', between({ start_date, end_date }), between(compared_with)],
    rows: (Object.keys(current) as (keyof typeof current)[]).map((name) => [words(name), current[name], before[name]]),
  }),
  revenue: ({ by_period, by_kind, by_method, by_tax, currency }, words) => ({
    header: ['by', 'name', 'until', 'revenue', 'refunded', 'net', 'vat', 'currency'],
    rows: [
      ...by_period.map((row) => [
        words('by.period'),
        row.start_date,
        row.end_date,
        row.revenue,
        null,
        null,
        null,
        currency,
      ]),
      ...by_kind.map((row) => [
        words('by.kind'),
        words(`kind.${row.kind as Term<'csv.kind'>}`),
        null,
        row.revenue,
        row.refunded,
        null,
        null,
        currency,
      ]),
      ...by_method.map((row) => [
        words('by.method'),
        words(`method.${row.method as Term<'csv.method'>}`),
        null,
        row.revenue,
        row.refunded,
        null,
        null,
        currency,
      ]),
      ...by_tax.map(({ rate, gross, net, vat }) => [words('by.tax'), rate, null, gross, null, net, vat, currency]),
    ],
  }),
  attendance: ({ by_period, by_class }, words) => ({
    header: ['by', 'name', 'until', ...figures],
    rows: [
      ...by_period.map((row) => [words('by.period'), row.start_date, row.end_date, ...figuresOf(row)]),
      ...by_class.map((row) => [words('by.class'), row.name, null, ...figuresOf(row)]),
    ],
  }),
  classes: ({ by_hour, by_class }, words) => ({
    header: ['by', 'weekday', 'hour', 'class', ...figures],
    rows: [
      ...by_hour.map((row) => [words('by.hour'), row.weekday, row.hour, null, ...figuresOf(row)]),
      ...by_class.map((row) => [words('by.class'), null, null, row.name, ...figuresOf(row)]),
    ],
  }),
  retention: ({ cohorts }) => ({
    header: ['first_visit_in', 'clients', 'months_later', 'came', 'share'],
    rows: cohorts.flatMap(({ month, clients, came }) =>
      came.map((row, later) => [month, clients, later, row.clients, row.share]),
    ),
  }),
  memberships: ({ by_period, by_type, subscriptions: of, start_date, end_date, currency }, words) => ({
    header: [
      'by',
      'name',
      'until',
      'type',
      'at_start',
      'begun',
      'ended',
      'at_end',
      'churn',
      'recurring',
      'currency',
      'usable_at_end',
      'at_end_before',
      'recurring_before',
    ],
    rows: [
      [
        words('by.all'),
        start_date,
        end_date,
        words('type.subscription'),
        ...changesOf(of),
        of.churn,
        of.recurring,
        currency,
        null,
        of.at_end_before,
        of.recurring_before,
      ],
      ...by_period.map(({ start_date: from, end_date: to, begun, ended }) => {
        return [
          words('by.period'),
          from,
          to,
          words('type.subscription'),
          null,
          begun,
          ended,
          null,
          null,
          null,
          currency,
          null,
          null,
          null,
        ]
      }),
      ...by_type.map((row) => [
        words('by.type'),
        row.name,
        null,
        words(`type.${row.type}`),
        ...changesOf(row),
        null,
        row.recurring,
        currency,
        row.usable_at_end,
        null,
        null,
      ]),
    ],
  }),
  instructors: ({ by_instructor, currency }) => ({
    header: ['instructor', ...figures, 'visits_worth', 'currency', 'appointments', 'hours'],
    rows: by_instructor.map((row) => [
      row.name,
      ...figuresOf(row),
      row.visits_worth,
      currency,
      row.appointments,
      row.hours,
    ]),
  }),
  absent: ({ clients }) => ({
    header: ['client_id', 'client', 'last_visit_at', 'visits', 'every_days'],
    rows: clients.map((row) => [row.client_id, row.client_name, row.last_visit_at, row.visits, row.every_days]),
  }),
}

/**
 * A report of some days, or its table as a CSV file; made in a separate thread, so that nobody waits for it. Refuses days in
 * the wrong order, and too many reports at once (SERVER_BUSY).
 */
export async function readReport<Name extends ReportName>(
  ctx: Ctx,
  name: Name,
  { start_date, end_date, format }: Query,
): Promise<Shown<Name> | FileAnswer> {
  const order = { folder: ctx.config.dataDir, name, start_date, end_date, now: ctx.now }
  const report = (await beside.answer('makeReport', order, MOST_MS, `reports of ${ctx.actor.id}`)) as Shown<Name>
  if (format === 'json') return report
  const words = tableWords(ctx.db, ctx)
  const { header, rows } = tables[name](report as never, words)
  const { start_date: from, end_date: to } = report as { start_date: string; end_date: string }
  const bytes = new TextEncoder().encode(
    toCsv(
      header.map((column) => (typeof column === 'string' ? words(column) : column.days)),
      rows,
      { bom: true },
    ),
  )
  return { bytes, type: 'text/csv; charset=utf-8', name: `${name}-${from}-${to}.csv` }
}
