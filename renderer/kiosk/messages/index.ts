import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import { createTexts } from '../../shared/i18n/texts.ts'
import type { Words } from './en.ts'

/** A kiosk says little: all of it comes at once. */
export const texts = createTexts<'all'>(
  {
    en: { all: () => import('./en.ts') },
    de: { all: () => import('./de.ts') },
    fr: { all: () => import('./fr.ts') },
    es: { all: () => import('./es.ts') },
    it: { all: () => import('./it.ts') },
  },
  'all',
)

/** The words of the kiosk, in the studio's language. */
export const useMessages = (): Words => useCatalogue<Words>()
