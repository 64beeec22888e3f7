import type { Words } from './messages/widget.ts'

/** The content of `/widget/studio.json`. */
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

/** The context of every section. */
export interface Scene {
  facts: Facts
  words: Words
  /** For dates, times and amounts. */
  locale: string
  /** The base address of the studio's API. */
  api: string
}
