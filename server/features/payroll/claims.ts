import type { Claim, Line } from './line.ts'
import { eachDay } from './salary-rules.ts'

/** What lines pay for, each thing once: no line of a later run pays it again. Visits are in the classes already. */
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
