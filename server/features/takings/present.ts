import type { Reader } from '../../db/writer.ts'
import { readPage } from '../../db/page.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import { byMethod, differenceOf, type CloseLine } from './close-rules.ts'
import { closeById, closes, linesOfClose } from './queries.ts'

type CloseRow = NonNullable<ReturnType<typeof findClose>>

const findClose = (reader: Reader, id: number) => reader.one(closeById, { id })

/** The closes of days, newest first. */
export function closePage(reader: Reader, page: Page) {
  return readPage(reader, closes().orderBy('day_closes.id', 'desc'), page, (row) => presentClose(reader, row))
}

/** A day's close as the API shows it, in major units; 404 where there is none. */
export function readClose(reader: Reader, id: number) {
  const row = findClose(reader, id)
  if (!row) throw notFound('day close')
  return presentClose(reader, row)
}

export type ShownClose = ReturnType<typeof readClose>

function presentClose(reader: Reader, row: CloseRow) {
  const { id, currency, created_at } = row
  const lines = reader.all(linesOfClose, { day_close_id: id }).toSorted(byMethod)
  const cash = lines.find(({ method }) => method === 'cash')?.counted_minor ?? null
  const major = (minor: number) => toMajor(minor, currency)
  return {
    id,
    date: row.date,
    opening_float: major(row.opening_float_minor),
    closing_float: major(row.closing_float_minor),
    taken_out: cash === null ? null : major(cash - row.closing_float_minor),
    currency,
    lines: presentLines(lines, currency),
    difference: major(lines.reduce((sum, line) => sum + (differenceOf(line) ?? 0), 0)),
    notes: row.notes,
    closed_by_user_id: row.closed_by_user_id,
    closed_by_name: row.closed_by_name,
    pdf_url: `/api/v1/day-closes/${id}.pdf`,
    created_at,
    updated_at: created_at,
  }
}

/** Lines of a close in major units. */
export function presentLines(lines: readonly CloseLine[], currency: string) {
  const major = (minor: number) => toMajor(minor, currency)
  return lines.map((line) => {
    const difference = differenceOf(line)
    return {
      method: line.method,
      taken: major(line.taken_minor),
      refunded: major(line.refunded_minor),
      expected: major(line.expected_minor),
      counted: line.counted_minor === null ? null : major(line.counted_minor),
      difference: difference === null ? null : major(difference),
    }
  })
}
