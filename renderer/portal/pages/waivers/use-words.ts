import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'

/** The words of signing: for the reader, or for the subject named, where the reader's name signs for them. */
export function useWords(subject?: Dependant) {
  const { waivers: m } = useMessages()
  if (!subject) return m
  const { theirs } = m
  const name = subject.full_name
  return {
    ...m,
    since: theirs.since,
    changedMeans: theirs.changedMeans,
    nameMeans: (date: string) => theirs.nameMeans(name, date),
    done: (title: string) => theirs.done(title, name),
    youSigned: theirs.signed(name),
    asWhom: theirs.byWhom,
  }
}
