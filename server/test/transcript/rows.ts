import { isDeepStrictEqual } from 'node:util'
import { isFields, objectsIn, Shown } from './differences.ts'
import type { Change, Row } from './stored-rows.ts'
import { broken, inOne, Marked } from './written.ts'

/** Columns that hold, in a row that comes, the moment it came. */
const MOMENTS = ['at', 'created_at', 'updated_at', 'occurred_at']

/** Differs from run to run. */
const LEFT_OUT = 'request_id'

/** How the rows of a transcript are written: what an answer, an earlier row or the schema says of them already is left out. */
export class Rows {
  readonly #shown = new Shown()
  readonly #latest = new Map<string, Row>()

  /** The changes of one step, whose request was answered so; those of one table share a line where there is room. */
  lines(changes: readonly Change[], now: string, answer?: unknown): string[] {
    const answered = objectsIn(answer)
    const came = changes.flatMap(({ was, row }) => (row && !was ? [opened(row)] : []))
    const lines = new Array<{ start: string; rows: { keys: string[]; text: string }[] }>()
    const say = (start: string, key: string, text: string) => {
      const line = lines.at(-1)?.start === start ? lines.at(-1)! : { start, rows: [] }
      if (line !== lines.at(-1)) lines.push(line)
      const last = line.rows.at(-1)
      if (last?.text === text) last.keys.push(key)
      else line.rows.push({ keys: [key], text })
    }
    for (const { table, key, keyed, was, row, defaults } of changes) {
      if (!row) say(`- ${table}`, key, '')
      else if (was) say(`~ ${table}`, key, this.#changed(opened(was), opened(row), now))
      else say(`+ ${table}`, key, this.#came(table, opened(row), { defaults, keyed, now, answered, came }))
    }
    return lines.map(({ start, rows }) =>
      broken(`${start} ${rows.map(({ keys, text }) => `${keys.join(', ')} ${text}`.trimEnd()).join(', ')}`),
    )
  }

  #came(table: string, row: Record<string, unknown>, { defaults, keyed, now, answered, came }: Coming): string {
    const answer = nearest(row, answered)
    const latest = this.#latest.get(table)
    this.#latest.set(table, row)
    const known = (column: string, value: unknown) => {
      if (keyed.includes(column)) return true
      if (MOMENTS.includes(column)) return value === now
      if (answer && column in answer) return isSame(value, answer[column])
      return latest ? isSame(value, latest[column]) : isSame(value, defaults[column])
    }
    const fields = Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => {
        if (column === LEFT_OUT || known(column, value)) return []
        if (column === 'after' && isFields(value)) return [[column, this.#after(row, value, [...came, ...answered])]]
        return [[column, column === 'before' && isFields(value) ? value : this.#shown.of(value)]]
      }),
    )
    return inOne(new Marked(answer ? 'as answered' : latest ? '…' : '', fields), now)
  }

  /** The record after an audit entry: for a new one the part that its row and its answer don't show, and its extent. */
  #after(entry: Row, after: Row, records: readonly Row[]): unknown {
    if (entry['before'] !== null) return after
    const record = records
      .filter(({ id }) => id === entry['entity_id'])
      .toSorted((one, other) => agreement(after, other) - agreement(after, one))[0]
    if (!record || agreement(after, record) < 2) return this.#shown.of(after)
    const isKnown = ([field, value]: [string, unknown]) => field in record && isSame(value, record[field])
    const entries = Object.entries(after).filter(([, value]) => value !== null)
    const known = entries.filter(isKnown)
    return new Marked(`${known.length} as kept`, Object.fromEntries(entries.filter((entry) => !isKnown(entry))))
  }

  #changed(was: Row, row: Row, now: string): string {
    const columns = Object.entries(row).filter(([column, value]) =>
      column === 'updated_at' ? value !== now : column !== LEFT_OUT && !isDeepStrictEqual(value, was[column]),
    )
    return inOne(Object.fromEntries(columns.map(([column, value]) => [column, less(value, was[column])])), now)
  }
}

interface Coming extends Pick<Change, 'defaults' | 'keyed'> {
  now: string
  answered: readonly Row[]
  came: readonly Row[]
}

/** Of an object that was kept already, what has changed in it; what it has no more is `undefined`. */
function less(value: unknown, was: unknown): unknown {
  if (!isFields(value) || !isFields(was)) return value
  const fields = [...new Set([...Object.keys(value), ...Object.keys(was)])]
  const other = fields.filter((field) => !isDeepStrictEqual(value[field], was[field]))
  return new Marked('…', Object.fromEntries(other.map((field) => [field, less(value[field], was[field])])))
}

/** The object of an answer that tells of the same record: it has its id, and most of what both name is the same. */
function nearest(row: Row, answered: readonly Row[]): Row | undefined {
  return answered.find((one) => {
    if (one['id'] !== row['id'] || row['id'] === undefined) return false
    const both = Object.keys(row).filter((column) => column in one && one[column] !== null && column !== 'id')
    return both.length > 2 && agreement(row, one) > 1 + both.length / 2
  })
}

const agreement = (row: Row, other: Row) =>
  Object.entries(row).filter(([field, value]) => value !== null && field in other && isSame(value, other[field])).length

/** True if a column and a field say the same: SQLite has 1 for true. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))
const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? null))

const opened = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value,
    ]),
  )
