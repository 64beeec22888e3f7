import { de } from './de/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import { es } from './es/index.ts'
import type { Refusals } from './texts.ts'

const spoken: Readonly<Record<string, Refusals>> = { de, es, fr, it }

/** The sentences of each language, by their English. */
export const languages: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(spoken).map(([language, parts]) => [
    language,
    new Map(Object.values(parts).flatMap((part) => Object.entries<string>(part))),
  ]),
)
