import { createHash } from 'node:crypto'
import type { Claim, Line } from './line.ts'
import type { LineRow, RunRow } from './queries.ts'
import { eachDay } from './salary-rules.ts'

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value }

/** A value with the names of its fields in order, so that the same content has one text. */
function inOrder(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, inOrder(inner as Value)]))
}

/** The SHA-256, in hexadecimal digits, of everything in a run that finalizing freezes: not of what is noted of its payment. */
export function fingerprintOf(
  run: Pick<RunRow, 'id' | 'period_start' | 'period_end' | 'currency' | 'total_minor' | 'finalized_at' | 'skipped'>,
  lines: readonly LineRow[],
): string {
  const { id, period_start, period_end, currency, total_minor, finalized_at, skipped } = run
  const frozen = lines.map(({ paid_at: _, paid_by: __, paid_notes: ___, updated_at: ____, ...line }) => line)
  const content = { id, period_start, period_end, currency, total_minor, finalized_at, skipped, lines: frozen }
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content as unknown as Value)))
    .digest('hex')
}

/** Things that lines pay for, so that no later run pays them again. Visits belong to their classes. */
export function claimsIn(lines: readonly Pick<Line, 'user_id' | 'parts'>[]): Claim[] {
  const claims = lines.flatMap(({ user_id, parts }) =>
    parts.flatMap(({ kind, id, from, to }): Claim[] => {
      if (kind === 'visit') return []
      if (kind === 'day') return eachDay(from!, to!).map((day) => ({ kind, record_id: user_id, day }))
      return [{ kind, record_id: id!, day: '' }]
    }),
  )
  return [...new Map(claims.map((one) => [`${one.kind} ${one.record_id} ${one.day}`, one])).values()]
}
