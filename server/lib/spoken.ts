import type { Instant, LocalDate } from './time.ts'
import { moneyOptions } from './decimal-rules.ts'

/** How a language says days, times and amounts inside a sentence. */
export interface Sayings {
  /** A day with its weekday: `lundi 2 mars 2026`. */
  date: (date: LocalDate) => string
  /** A moment as its day and its time on the studio's clock: `['lundi 2 mars 2026', '10:00']`. */
  moment: (instant: Instant, timezone: string) => [day: string, time: string]
  /** An amount in major units: `12,50 €`. */
  money: (amount: number, currency: string) => string
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: making one takes many times as long as writing a day with it. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, made)
  return made
}

/** The sayings of a language (`de`, `fr`), by the rules that come with the runtime. */
export function sayingsIn(language: string): Sayings {
  const days = (timeZone: string) => formatOf(language, { dateStyle: 'full', timeZone })
  const times = (timeZone: string) => formatOf(language, { timeStyle: 'short', timeZone })
  return {
    date: (date) => days('UTC').format(Date.parse(`${date}T00:00:00Z`)),
    moment: (instant, timezone) => {
      const at = Date.parse(instant)
      return [days(timezone).format(at), times(timezone).format(at)]
    },
    money: (amount, currency) => new Intl.NumberFormat(language, moneyOptions(currency)).format(amount),
  }
}
