import type { RowReader } from '../mapping/resolve.ts'
import type { FieldName } from '../mapping/fields.ts'
import { cellReader } from '../plan/cell-reader.ts'
import type { ReadContext } from '../plan/person.ts'
import type { Answers, Disposition, Existing, PlanContext, PlannedRow, Problem, Question } from '../plan/model.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { PlannedRecord } from './model.ts'

/** Input for planning a list of records, besides its rows. */
export interface RecordInput {
  existing: Existing
  answers: Answers
  reading: ReadContext & PlanContext
}

export interface RecordPlan {
  rows: PlannedRow[]
  problems: Problem[]
  questions: Question[]
}

/** Reads a row's cells and makes its possible outcomes; collects its problems as they occur. */
export function rowOf(reader: RowReader, subject: string, problems: Problem[]) {
  const { row } = reader
  const fate = (disposition: Disposition, reason: Said | null, record?: PlannedRecord): PlannedRow => ({
    row,
    subject: subject.slice(0, 200),
    disposition,
    reason,
    client: null,
    membership_type: null,
    membership: null,
    instructor: null,
    ...(record ? { record } : {}),
  })
  const own: Problem[] = []
  const cells = cellReader(reader, own)
  return {
    ...cells,
    fate,
    /** Why the row can't be imported, if a cell is in the way. */
    error: () => own.find((problem) => problem.severity === 'error')?.message as Said | undefined,
    /** Keeps the row's problems. */
    tell: () => void problems.push(...own),
    /** Rejects the row and shows the owner the cell. */
    refuse: (field: FieldName, reason: Said): PlannedRow => {
      problems.push(...own, { row, column: reader.column(field), field, severity: 'error', message: reason })
      return fate('rejected', reason)
    },
    totals: () => fate('skipped', say('import.totals')),
  }
}

/** A cell as one line, cut to the length that its field takes; null where it is empty. */
export function oneLine(text: string, longest: number): string | null {
  const line = text.replaceAll(/[\s\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim()
  return line === '' ? null : line.slice(0, longest)
}

/** Adds a row to those that contain a word or name of the file. */
export function addRow(rows: Map<string, number[]>, word: string, row: number): void {
  const known = rows.get(word)
  if (known) known.push(row)
  else rows.set(word, [row])
}

const ROWS_SHOWN = 20

/** A question with its choices; none where no row waits for it. */
export function ask(
  answers: Answers,
  id: Question['id'],
  question: Said,
  choices: [value: string, label: string][],
  rows: readonly number[],
  examples: readonly string[] = [],
): Question[] {
  if (rows.length === 0) return []
  const list = choices.map(([value, label]) => ({ value, label }))
  const answered = id !== 'booking_statuses' && id !== 'sold_kinds' && answers[id] !== undefined
  return [{ id, question, choices: list, examples: [...examples], rows: rows.slice(0, ROWS_SHOWN), answered }]
}
