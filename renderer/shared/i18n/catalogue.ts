import { createContext, use } from 'react'
import type { FormatChoice } from '../format/format-locale.ts'
import type { SharedMessages } from '../messages/areas.ts'

/** Every application's catalogue holds the shared words under `shared`. */
export interface Catalogue {
  shared: SharedMessages
}

export interface Reading {
  catalogue: Catalogue
  language: string
  /** The locale for figures and dates, with its region where known. */
  locale: string
  /** Loads the catalogue of another language and reads on in it; null goes back to the studio's. */
  change: (language: string | null) => Promise<void>
  available: readonly string[]
  /** The reader's formats for dates and times, which override the studio's. */
  formats: FormatChoice
  changeFormats: (formats: FormatChoice) => Promise<void>
}

export const ReadingContext = createContext<Reading | null>(null)

export function useReading(): Reading {
  const reading = use(ReadingContext)
  if (!reading) throw new Error('LanguageProvider is missing around the page')
  return reading
}

/** The words every application shares. */
export const useSharedMessages = (): SharedMessages => useReading().catalogue.shared

/** The whole catalogue; applications export it with their own type as `useMessages`. */
export const useCatalogue = <Messages extends Catalogue>(): Messages => useReading().catalogue as Messages
