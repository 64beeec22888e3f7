import type { RowReader } from '../mapping/resolve.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Answers, Existing, PlannedClient, PlannedRow } from './model.ts'
import { tellApart, type People } from './people.ts'
import { readPerson, type PersonRead, type ReadContext } from './person.ts'

export interface ReadPeople extends People {
  reads: Map<number, PersonRead>
  byKey: Map<string, PlannedClient>
  /** The rows of each word for a client's state that nobody knows. */
  unknown_statuses: Map<string, number[]>
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
  const people = tellApart(rows, existing.clients, answers, reading.today)
  const problems = [...reads.values()].flatMap((read) => (read.kind === 'skipped' ? [] : read.problems))
  const byKey = new Map(people.clients.map((client) => [client.key, client]))
  const unknown_statuses = Map.groupBy(reads.keys(), (row) => statusAsked(reads.get(row), answers) ?? '')
  unknown_statuses.delete('')
  return { ...people, reads, byKey, unknown_statuses, problems: [...problems, ...people.problems] }
}

/** The word that a row's state is asked by; one that was answered stays, so that the answer can be changed. */
function statusAsked(read: PersonRead | undefined, { client_statuses = {} }: Answers): string | null {
  if (read?.kind !== 'person') return null
  const { unknown_status, status_word } = read
  return unknown_status ?? (status_word !== null && Object.hasOwn(client_statuses, status_word) ? status_word : null)
}

/** The fate of a row that names nobody. */
export function unreadable(read: PersonRead | undefined): Pick<PlannedRow, 'subject' | 'disposition' | 'reason'> {
  if (!read || read.kind === 'person') return { subject: '', disposition: 'rejected', reason: say('import.unreadable') }
  return { subject: read.subject, disposition: read.kind, reason: read.reason }
}

/** The clients of the rows to import, and their guardians. */
export function neededClients(clients: readonly PlannedClient[], rows: readonly PlannedRow[]): PlannedClient[] {
  const needed = new Set(rows.map(({ client }) => client))
  for (const { key, guardian } of clients) if (guardian && needed.has(key)) needed.add(guardian.key)
  return clients.filter(({ key }) => needed.has(key))
}
