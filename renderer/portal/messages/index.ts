import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import type { Loaders } from '../../shared/i18n/LanguageProvider.tsx'
import type { Messages } from './en/index.ts'

/** A line for each language; its file is fetched when somebody reads in it. */
export const loaders = {
  en: () => import('./en/index.ts').then(({ en }): Messages => en),
  de: () => import('./de/index.ts').then(({ de }) => de),
  fr: () => import('./fr/index.ts').then(({ fr }) => fr),
  es: () => import('./es/index.ts').then(({ es }) => es),
  it: () => import('./it/index.ts').then(({ it }) => it),
} satisfies Loaders

/** The words of the portal, in the reader's language. */
export const useMessages = (): Messages => useCatalogue<Messages>()
