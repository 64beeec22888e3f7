import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import { createTexts, type Language } from '../../shared/i18n/texts.ts'
import type { Words } from './en.ts'

/** A kiosk says little: all of it comes at once. */
interface Parts {
  all: Words
}

const en = { all: () => import('./en.ts') } satisfies Language<Parts>
const de = { all: () => import('./de.ts') } satisfies Language<Parts>
const fr = { all: () => import('./fr.ts') } satisfies Language<Parts>
const es = { all: () => import('./es.ts') } satisfies Language<Parts>
const it = { all: () => import('./it.ts') } satisfies Language<Parts>

export const texts = createTexts<Parts>({ en, de, fr, es, it }, 'all')

/** The words of the kiosk, in the studio's language. */
export const useMessages = (): Words => useCatalogue<Words>()
