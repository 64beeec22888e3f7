import { now } from '../clock.ts'
import { hoursOf } from './format-locale.ts'
import { decimals, moneyOptions } from '../../../server/lib/decimal-rules.ts'

export interface FormatSettings {
  locale: string
  /** IANA name; the studio's, whatever the reader's device says. */
  timezone: string
  /** ISO 4217. */
  currency: string
  /** Writes short dates in figures, the year first: 2026-03-01. */
  yearFirst?: boolean
}

type DateStyle = 'short' | 'long' | 'weekday' | 'day' | 'month'

const DATES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
}
const IN_FIGURES: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/**
 * Figures, money, dates and times as the reader's locale writes them, in the studio's timezone. Dates are YYYY-MM-DD
 * (no timezone about them) or instants; money is in major units unless the name says minor.
 */
export function createFormat({ locale, timezone, currency, yearFirst = false }: FormatSettings) {
  // Two figures of the hour where it is counted to 24, so that a time looks the same alone and after a date.
  const time: Intl.DateTimeFormatOptions = {
    hour: hoursOf(locale) === '24' ? '2-digit' : 'numeric',
    minute: '2-digit',
  }
  const styles = yearFirst ? { ...DATES, short: IN_FIGURES } : DATES
  const made = new Map<string, Intl.DateTimeFormat>()
  const dates = (options: Intl.DateTimeFormatOptions, timeZone = timezone) => {
    const key = JSON.stringify([options, timeZone])
    const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    made.set(key, known)
    return known
  }
  // Some English locales write "Saturday 28 November" and "Saturday, 28 November 2026": one page shows both.
  const withoutComma = (text: string) => (locale.startsWith('en') ? text.replace(/^(\p{L}+), (?=\d)/u, '$1 ') : text)
  const moneys = (code: string) => new Intl.NumberFormat(locale, moneyOptions(code))
  const at = (value: string) => new Date(PLAIN_DATE.test(value) ? `${value}T12:00:00Z` : value)
  const zoneOf = (value: string) => (PLAIN_DATE.test(value) ? 'UTC' : timezone)
  const numbers = new Intl.NumberFormat(locale)

  return {
    money: (major: number, code = currency) => moneys(code).format(major),
    moneyMinor: (minor: number, code = currency) => moneys(code).format(minor / 10 ** decimals(code)),
    number: (value: number) => numbers.format(value),
    /** A share from 0 to 1. */
    percent: (share: number, digits = 0) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share),
    date: (value: string, style: DateStyle = 'short') =>
      withoutComma(dates(styles[style], zoneOf(value)).format(at(value))),
    time: (instant: string) => dates(time).format(at(instant)),
    dateTime: (instant: string) => dates({ ...styles.short, ...time }).format(at(instant)),
    /** A time of the day that is no instant, HH:MM. */
    clock: (timeOfDay: string) => dates(time, 'UTC').format(new Date(`2024-01-01T${timeOfDay}Z`)),
    /** "9:00 – 10:15", or with both dates when it passes midnight. */
    timeRange: (from: string, to: string) => dates(time).formatRange(at(from), at(to)),
    /** A range of times without the word that some languages put after it: "10:00–11:00", where there is little room. */
    timeSpan: (from: string, to: string) => {
      const parts = dates(time).formatRangeToParts(at(from), at(to))
      const last = parts.at(-1)
      const isWord = last?.type === 'literal' && /\p{L}/u.test(last.value)
      return (isWord ? parts.slice(0, -1) : parts).map(({ value }) => value).join('')
    },
    dateRange: (from: string, to: string) => dates(styles.short, zoneOf(from)).formatRange(at(from), at(to)),
    /** "in 2 hours", "3 days ago". */
    relative: (instant: string, from = now()) => {
      const seconds = (at(instant).getTime() - from) / 1000
      const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60]
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
    },
    /** Minutes as "1 h 15 min". */
    duration: (minutes: number) => {
      const unit = (value: number, name: string) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      return [hours ? unit(hours, 'hour') : '', rest || !hours ? unit(rest, 'minute') : ''].filter(Boolean).join(' ')
    },
    /** ISO weekday 1 (Monday) to 7. */
    weekday: (day: number, style: 'long' | 'short' = 'long') =>
      dates({ weekday: style }, 'UTC').format(new Date(Date.UTC(2024, 0, day))),
    /** The studio's date of an instant, YYYY-MM-DD. */
    dayOf: (instant: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at(instant)),
    /** Today's date in the studio. */
    today: () => new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(now()),
    currency,
    timezone,
    locale,
  }
}

export type Format = ReturnType<typeof createFormat>
