import type { RowReader } from '../mapping/resolve.ts'
import type { Existing, PlannedRow } from '../plan/model.ts'
import { unreadable, type ReadPeople } from '../plan/read-people.ts'
import { isNobody, nameKey } from '../values/name.ts'
import type { RecordInput, RecordPlan } from './row.ts'
import { planSales } from './sales.ts'
import { planVisits } from './visits.ts'

/** True if nobody is named, as where something was sold to passers-by. */
export function namesNobody(reader: RowReader): boolean {
  const name = reader.text('full_name') || `${reader.text('first_name')} ${reader.text('last_name')}`
  return reader.text('email') === '' && isNobody(name)
}

/**
 * Plans what people did. Whose a row is must be certain: an e-mail and a name, or a name alone that one person here has
 * who has no e-mail either.
 */
export function planHistory(
  entity: 'bookings' | 'sales',
  readers: readonly RowReader[],
  input: RecordInput,
  people: ReadPeople,
  isAnonymous: (reader: RowReader) => boolean,
): RecordPlan & { unclear: number[] } {
  const asked = unclearRows(input.existing, people)
  const unclear = new Set(input.answers.people_without_email === 'same_person' ? [] : asked)
  const clientOf = (row: number) => {
    const client = people.byKey.get(people.ofRow.get(row) ?? '')
    const isCertain = client && !unclear.has(row) && (client.draft.email !== null || client.existing_id !== null)
    return isCertain ? client : undefined
  }
  const anonymous = new Set(readers.filter(isAnonymous).map(({ row }) => row))
  const readable = readers.filter(({ row }) => anonymous.has(row) || people.reads.get(row)?.kind === 'person')
  const plan =
    entity === 'bookings'
      ? planVisits(readable, input, clientOf)
      : planSales(readable, input, clientOf, (row) => anonymous.has(row))
  const base = { client: null, membership_type: null, membership: null, instructor: null }
  const read = new Set(readable)
  const unread = readers.filter((reader) => !read.has(reader))
  const rows = unread.map(({ row }): PlannedRow => ({ ...base, row, ...unreadable(people.reads.get(row)) }))
  const named = plan.rows.map((row) => ({ ...row, subject: subjectOf(row, people) }))
  return { ...plan, rows: [...named, ...rows], problems: [...people.problems, ...plan.problems], unclear: asked }
}

/** Rows without an e-mail that have the name of somebody here who has none either; of all others nobody can tell. */
function unclearRows({ clients }: Existing, people: ReadPeople): number[] {
  const here = new Set(clients.filter(({ email }) => email === null).map(({ full_name }) => nameKey(full_name)))
  return people.unclear.filter((row) => {
    const read = people.reads.get(row)
    return read?.kind === 'person' && here.has(nameKey(read.draft.full_name))
  })
}

/** The person of a row, else its subject. It serves to find the rows of an erased client. */
function subjectOf({ row, subject }: PlannedRow, people: ReadPeople): string {
  const read = people.reads.get(row)
  return read?.kind === 'person' ? read.draft.full_name : subject
}
