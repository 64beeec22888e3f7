import type { Reader } from '../../db/writer.ts'
import type { Viewer } from './present.ts'
import { formatSaying, presentSaying } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'
import { statementRows } from './queries.ts'

/** Every movement of a membership's credits, oldest first, with the balance after it. Clients see no staff names. */
export function creditStatement(reader: Reader, viewer: Viewer & { language: string }, membershipId: number) {
  const reading = readingOf(reader, viewer)
  let balance = 0
  return reader.all(statementRows, { membership_id: membershipId }).map((entry) => {
    balance += entry.credits
    const actor_name = viewer.caller.role === 'client' ? null : entry.actor_name
    const words = { reason: formatSaying(entry.reason, reading), saying: presentSaying(entry.reason) }
    return { ...entry, ...words, actor_name, balance_after: balance }
  })
}
