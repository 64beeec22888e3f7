import assert from 'node:assert/strict'
import Papa from 'papaparse'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { tables } from '../../lib/sayings/en/tables.ts'
import { liveSomeMonths } from './fixtures/some-months.ts'

// The answer of a report; each row names its fields.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const english: Readonly<Record<string, string>> = tables

const DAYS = 'start_date=2026-03-01&end_date=2026-05-31'

/** The rows of a report as its charts and tables show them, each by the columns of the file that it fills. */
const shown: Readonly<Record<string, (report: Shown) => Shown[]>> = {
  overview: ({ current, before: former, ...days }) =>
    Object.keys(current).map((figure) => ({
      figure,
      [`${days.start_date}/${days.end_date}`]: current[figure],
      [`${days.compared_with.start_date}/${days.compared_with.end_date}`]: former[figure],
    })),
  revenue: ({ currency, by_period, by_kind, by_method, by_tax }) => [
    ...by_period.map((row: Shown) => ({ by: 'period', ...ofPeriod(row), currency })),
    ...by_kind.map(({ kind: name, ...row }: Shown) => ({ by: 'kind', name, ...row, currency })),
    ...by_method.map(({ method: name, ...row }: Shown) => ({ by: 'method', name, ...row, currency })),
    ...by_tax.map(({ rate: name, gross: revenue, ...row }: Shown) => ({ by: 'tax', name, revenue, ...row, currency })),
  ],
  attendance: ({ by_period, by_class }) => [
    ...by_period.map((row: Shown) => ({ by: 'period', ...ofPeriod(row) })),
    ...by_class.map(({ template_id: _, ...row }: Shown) => ({ by: 'class', ...row })),
  ],
  classes: ({ by_hour, by_class }) => [
    ...by_hour.map((row: Shown) => ({ by: 'hour', ...row })),
    ...by_class.map(({ template_id: _, name, ...row }: Shown) => ({ by: 'class', class: name, ...row })),
  ],
  retention: ({ cohorts }) =>
    cohorts.flatMap(({ month: first_visit_in, clients, came }: Shown) =>
      came.map(({ clients: again, share }: Shown, months_later: number) => {
        return { first_visit_in, clients, months_later, came: again, share }
      }),
    ),
  memberships: ({ start_date: name, end_date: until, subscriptions, by_period, by_type, currency }) => [
    { by: 'all', name, until, type: 'subscription', ...only(subscriptions, CHANGES), currency },
    ...by_period.map((row: Shown) => ({ by: 'period', type: 'subscription', ...ofPeriod(row), currency })),
    ...by_type.map(({ membership_type_id: _, ...row }: Shown) => ({ by: 'type', ...row, currency })),
  ],
  instructors: ({ by_instructor, currency }) =>
    by_instructor.map(({ instructor_id: _, name, ...row }: Shown) => ({ instructor: name, ...row, currency })),
  absent: ({ clients }) => clients.map(({ client_name, ...row }: Shown) => ({ client: client_name, ...row })),
}

const CHANGES = ['at_start', 'begun', 'ended', 'at_end', 'churn', 'recurring', 'at_end_before', 'recurring_before']
const only = (row: Shown, names: readonly string[]) => Object.fromEntries(names.map((of) => [of, row[of]]))

function ofPeriod({ start_date: name, end_date: until, ...row }: Shown) {
  return { name, until, ...row }
}

/** The columns whose values are words too, with what the words are of. */
const WORDS: Readonly<Record<string, string>> = { by: 'by', type: 'type', figure: '' }

/** A row with its columns and values in the words of the file. */
function inWords(row: Shown): Shown {
  const word = (...code: string[]) => english[`csv.${code.filter(Boolean).join('.')}`]
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const of = column === 'name' && /^(kind|method)$/.test(row.by) ? row.by : WORDS[column]
      return [word(column) ?? column, of === undefined ? value : word(of, String(value))]
    }),
  )
}

describe('the file of a report', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ timezone: 'America/St_Johns' })
    await liveSomeMonths(studio)
  })
  after(() => studio.stop())

  for (const [name, rowsOf] of Object.entries(shown)) {
    it(`on ${name} has every row and figure that the page shows, and no other`, async () => {
      const { body: report } = await studio.asOwner(`GET /api/v1/reports/${name}?${DAYS}`)
      const { body: file } = await studio.asOwner(`GET /api/v1/reports/${name}?${DAYS}&format=csv`)
      const { data, meta } = Papa.parse<Record<string, string>>(String(file).replace(/^\uFEFF/, ''), {
        header: true,
        skipEmptyLines: true,
      })
      const rows = rowsOf(report).map(inWords)
      if (name !== 'absent') assert.ok(rows.length > 1)
      for (const row of rows)
        assert.deepEqual(
          Object.keys(row).filter((column) => !meta.fields!.includes(column)),
          [],
        )
      const asText = (row: Shown) => meta.fields!.map((column) => String(row[column] ?? ''))
      assert.deepEqual(data.map(asText), rows.map(asText))
    })
  }
})
