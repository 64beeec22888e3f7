import { formatSaying } from '../lib/sayings/format.ts'

/** A saying in English, on the clock of the studio that tests use. */
export function inWords(said: string): string {
  return formatSaying(said, { language: 'en', timezone: 'Europe/Madrid' })
}
