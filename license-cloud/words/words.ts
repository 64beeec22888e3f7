import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** The words of the license service's pages in one language. */
export type PageWords = typeof en

/** The pages' words by language; the first is for everybody else. */
export const pageWords = { en, de, es, fr, it } satisfies Record<string, PageWords>

export type PageLanguage = keyof typeof pageWords

export const pageLanguages = Object.keys(pageWords) as PageLanguage[]
