import { withReader } from '../../db/read-only.ts'
import { clientNames, instructorNames } from './mask-queries.ts'
import { maskNames, type Masked, type Names, type Person } from './mask-rules.ts'

/** Finds the names of the studio's people in texts, in a thread of its own, and masks them. */
export function maskTask(
  { folder, texts, known }: { folder: string; texts: readonly string[]; known: Names },
  _emit: (nothing: never) => Promise<void>,
): Promise<Masked> {
  return withReader(folder, (reader) => {
    const people: Person[] = [
      ...reader.all(clientNames, {}).map(({ id, full_name }) => ({ token: `[client ${id}]`, name: full_name })),
      ...reader.all(instructorNames, {}).map(({ id, full_name }) => ({ token: `[instructor ${id}]`, name: full_name })),
    ]
    return maskNames(texts, people, known)
  })
}
