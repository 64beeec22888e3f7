import { toMajor } from '../../lib/money.ts'
import { formatSaying, languages, mainLanguage, type Reading } from '../../lib/sayings/format.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import type { Line, Part, Skipped } from './line.ts'
import { moneyOptions } from '../../lib/decimal-rules.ts'

/** The reader's language, and the currency of the amounts. */
export interface PayReading extends Reading {
  currency: string
}

type Explained = Pick<
  Line,
  | 'component_type'
  | 'salary_period'
  | 'rate_minor'
  | 'rate_percent'
  | 'quantity'
  | 'gross_minor'
  | 'base_minor'
  | 'parts'
>

/** Explains lines of a run in the reader's language; in English if there is no translation. */
export class Explaining {
  /** Language of the sentences. */
  readonly language: string
  readonly #reading: Reading
  readonly #currency: string
  readonly #money: Intl.NumberFormat
  readonly #day: Intl.DateTimeFormat
  readonly #moment: Intl.DateTimeFormat
  readonly #percent: Intl.NumberFormat

  constructor({ language, timezone, currency }: PayReading) {
    const wanted = mainLanguage(language)
    this.language = languages.has(wanted) ? wanted : 'en'
    this.#reading = { language: this.language, timezone }
    this.#currency = currency
    const locale = this.language === 'en' ? 'en-GB' : this.language
    this.#money = new Intl.NumberFormat(locale, moneyOptions(currency))
    this.#percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 })
    const day = { day: 'numeric', month: 'short' } as const
    this.#day = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric', timeZone: 'UTC' })
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    this.#moment = new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone: timezone })
  }

  /** A saying in the words of who reads. */
  words(said: Said): string {
    return formatSaying(said, this.#reading)
  }

  money(minor: number): string {
    return this.#money.format(toMajor(minor, this.#currency))
  }

  day(day: LocalDate): string {
    return this.#day.format(Date.parse(`${day}T00:00:00Z`))
  }

  /** Days from one to another, both included. */
  days(from: LocalDate, to: LocalDate): string {
    const at = (day: LocalDate) => Date.parse(`${day}T00:00:00Z`)
    return this.#day.formatRange(at(from), at(to))
  }

  moment(instant: Instant): string {
    return this.#moment.format(Date.parse(instant)).replace(',', '')
  }

  /** Formats a component's rate: `€30.00`, `€1,200.00 a month`, `10%`. */
  rate({ rate_minor, rate_percent, salary_period }: Pick<Explained, 'rate_minor' | 'rate_percent' | 'salary_period'>) {
    if (rate_percent !== null) return this.#percent.format(rate_percent / 100)
    const amount = this.money(rate_minor!)
    return salary_period === null ? amount : this.words(say(`payroll.salary.${salary_period}`, { amount }))
  }

  /** Explains a line's amount in one sentence: `12 classes × €30.00`. */
  sum(line: Explained): string {
    const { component_type: type, salary_period, quantity: n, parts, base_minor, gross_minor } = line
    const percent = this.rate(line)
    if (type === 'fixed_salary') {
      const share = (of: number) => (salary_period === 'monthly' ? '' : ` ÷ ${of}`)
      const days = parts.map(({ count, of }) => this.#days(count, salary_period, of!) + share(of!))
      return `${days.join(' + ') || this.words(say('payroll.days', { n: 0 }))} × ${percent}`
    }
    const counted = this.words(say(`payroll.counted.${type}`, { n }))
    if (base_minor === null) return `${counted} × ${percent}`
    const [base, gross] = [this.money(base_minor), this.money(gross_minor!)]
    return this.#told(counted, this.words(say('payroll.share', { percent, base, gross })))
  }

  /** How many of a salary's days: `16 of 31 days`, `10 days`. */
  #days(n: number, period: Explained['salary_period'], of: number): string {
    return period === 'monthly'
      ? this.words(say('payroll.days_of_month', { n, of }))
      : this.words(say('payroll.days', { n }))
  }

  #told = (what: string, about: string): string => this.words(say('payroll.told', { what, about }))

  /** One thing that a line counts: `3 Mar 18:00 Flow`. */
  part(
    { kind, name = '', at, from, to, count: n, of, minor }: Part,
    line: Pick<Explained, 'component_type' | 'salary_period'>,
  ) {
    if (kind === 'day') return this.#told(this.days(from!, to!), this.#days(n, line.salary_period, of!))
    const amount = minor === undefined ? '' : this.money(minor)
    if (kind === 'visit') return this.#told(`${n} × ${name || this.words(say('payroll.paid_at_studio'))}`, amount)
    const what = `${this.moment(at!)} ${this.#name(kind, name)}`
    if (line.component_type === 'per_attendee') return this.#told(what, this.words(say('payroll.came', { n })))
    if (kind === 'class' && minor !== undefined)
      return this.#told(what, `${this.words(say('payroll.visits', { n }))}, ${amount}`)
    return minor === undefined ? what : this.#told(what, amount)
  }

  #name = (kind: Part['kind'], name: string): string =>
    kind === 'refund' ? this.words(say('payroll.refund', { name })) : name

  /** A whole line: `12 classes × €30.00: 3 Mar 18:00 Flow, 5 Mar 18:00 Flow`. */
  explain(line: Explained): string {
    const parts = line.parts.map((part) => this.part(part, line))
    return parts.length === 0 ? this.sum(line) : this.#told(this.sum(line), parts.join(', '))
  }

  /** Something that is not paid, and why. */
  skipped({ kind, reason, name = '', at, from, to, run_id }: Skipped): string {
    const what =
      kind === 'day'
        ? this.words(say('payroll.salary_days', { days: this.days(from!, to!) }))
        : `${this.moment(at!)} ${this.#name(kind, name)}`
    const why =
      reason === 'not_over'
        ? this.words(say('payroll.not_over'))
        : this.words(say('payroll.paid_in_run', { run: run_id! }))
    return this.#told(what, why)
  }
}
