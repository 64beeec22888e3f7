import type { RowReader } from '../mapping/resolve.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Answers, Existing, PlannedClient, PlannedRow } from './model.ts'
import { tellApart, type People } from './people.ts'
import { readPerson, type PersonRead, type ReadContext } from './person.ts'

export interface ReadPeople extends People {
  reads: Map<number, PersonRead>
  byKey: Map<string, PlannedClient>
}

/** Reads who is in the rows and tells them apart. */
export function readPeople(
  readers: readonly RowReader[],
  reading: ReadContext,
  existing: Existing,
  answers: Answers,
): ReadPeople {
  const reads = new Map(readers.map((reader) => [reader.row, readPerson(reader, reading)]))
  const rows = [...reads].flatMap(([row, read]) => (read.kind === 'person' ? [{ row, draft: read.draft }] : []))
  const people = tellApart(rows, existing.clients, answers.people_without_email, reading.today)
  const problems = [...reads.values()].flatMap((read) => (read.kind === 'skipped' ? [] : read.problems))
  const byKey = new Map(people.clients.map((client) => [client.key, client]))
  return { ...people, reads, byKey, problems: [...problems, ...people.problems] }
}

/** The fate of a row that names nobody. */
export function unreadable(read: PersonRead | undefined): Pick<PlannedRow, 'subject' | 'disposition' | 'reason'> {
  if (!read || read.kind === 'person') return { subject: '', disposition: 'rejected', reason: say('import.unreadable') }
  return { subject: read.subject, disposition: read.kind, reason: read.reason }
}

/** The clients of rows that come, and whoever looks after one of them. */
export function neededClients(clients: readonly PlannedClient[], rows: readonly PlannedRow[]): PlannedClient[] {
  const needed = new Set(rows.map(({ client }) => client))
  for (const { key, guardian } of clients) if (guardian && needed.has(key)) needed.add(guardian.key)
  return clients.filter(({ key }) => needed.has(key))
}
