import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** All that the shell says, in one language. */
export type Words = typeof en

const languages: ReadonlyMap<string, Words> = new Map(Object.entries({ de, en, es, fr, it }))

/** The words of the first language that the computer's user prefers and the shell speaks, else English. */
export function wordsFor(preferred: readonly string[]): Words {
  const spoken = preferred.map((tag) => languages.get(tag.toLowerCase().split(/[-_]/, 1).join('')))
  return spoken.find((words) => words !== undefined) ?? en
}
