import type { Words } from './messages/widget.ts'

/** What `/widget/studio.json` says. */
export interface Facts {
  id: string
  name: string
  locale: string
  timezone: string
  region: string | null
  currency: string
  color: string
  /** The first location's name, where there are several; absent in what was remembered from a former version. */
  first_location?: string | null
  guests: 'mail' | 'studio' | null
  portal: string
}

/** What every section works with. */
export interface Scene {
  facts: Facts
  words: Words
  /** For dates, times and amounts. */
  locale: string
  /** Where the studio is asked. */
  api: string
}
