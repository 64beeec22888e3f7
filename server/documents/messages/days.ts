import type { PaperWords } from './words.ts'

/** Formats days and moments in a language, by the rules of the runtime. */
export function daysIn(language: string): Pick<PaperWords, 'date' | 'moment'> {
  // Made with the first paper: the start does not wait for it.
  let days: Intl.DateTimeFormat | undefined
  const inFull = () => (days ??= new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }))
  return {
    date: (date) => inFull().format(Date.parse(`${date}T00:00:00Z`)),
    moment: (instant, timeZone) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
        Date.parse(instant),
      ),
  }
}
