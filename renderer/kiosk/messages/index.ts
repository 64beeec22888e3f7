import { files } from 'virtual:messages/kiosk'
import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import { createTexts } from '../../shared/i18n/texts.ts'
import type { Messages } from './areas.ts'
import type { Part } from './parts.ts'

/** The words of a language are fetched when somebody reads in it. */
export const texts = createTexts<Part>(files, 'all')

/** The words of the kiosk, in the studio's language. */
export const useMessages = (): Messages => useCatalogue<Messages>()
