import type { Reader } from '../../db/writer.ts'
import type { Viewer } from './present.ts'
import { formatSaying, presentSaying } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'
import { statementRows } from './queries.ts'

/** Every movement of a membership's credits, oldest first, with the balance after it. Clients see no staff names. */
export function creditStatement(reader: Reader, viewer: Viewer & { language: string }, membershipId: number) {
  const reading = readingOf(reader, viewer)
  let balance = 0
  return movements(reader.all(statementRows, { membership_id: membershipId })).map((entry) => {
    balance += entry.credits
    const actor_name = viewer.caller.role === 'client' ? null : entry.actor_name
    const words = { reason: formatSaying(entry.reason, reading), saying: presentSaying(entry.reason) }
    return { ...entry, ...words, actor_name, balance_after: balance }
  })
}

type Row = NonNullable<(typeof statementRows)['row']>

/** Joins the entries taken or returned for one booking at once into one movement. */
function movements(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const isSame = last && isOfOne(row) && isOfOne(last) && keyOf(row) === keyOf(last)
    if (isSame) joined[joined.length - 1] = { ...last, credits: last.credits + row.credits }
    else joined.push(row)
  }
  return joined
}

const isOfOne = ({ booking_id, appointment_id }: Row) => booking_id !== null || appointment_id !== null

const keyOf = ({ kind, booking_id, appointment_id, created_at }: Row) =>
  `${kind} ${booking_id} ${appointment_id} ${created_at}`
