import { files } from 'virtual:messages/portal'
import { useCatalogue } from '../../shared/i18n/catalogue.ts'
import { createTexts } from '../../shared/i18n/texts.ts'
import type { Messages } from './areas.ts'
import type { Part } from './parts.ts'

/** The files of a language are fetched when somebody reads in it, a part with the first page that says it. */
export const texts = createTexts<Part>(files, 'first')

/** The words of the portal, in the reader's language. */
export const useMessages = (): Messages => useCatalogue<Messages>()
