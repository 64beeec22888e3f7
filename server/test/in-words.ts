import { formatSaying } from '../lib/sayings/format.ts'

/** What is said, in English and on the clock of the studio that tests live in. */
export function inWords(said: string): string {
  return formatSaying(said, { language: 'en', timezone: 'Europe/Madrid' })
}
