import { mainLanguage, type Reading } from '../../../lib/sayings/format.ts'
import { toMajor } from '../../../lib/money.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'
import type { Line, Part, Skipped } from '../line.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { PayWords } from './words.ts'

const languages: ReadonlyMap<string, PayWords> = new Map(Object.entries({ en, de, es, fr, it }))

/** Who reads, and the currency of what is told. */
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

/** Tells lines of a run in the words of who reads; English where there are none in the language. */
export class Explaining {
  readonly words: PayWords
  readonly #currency: string
  readonly #money: Intl.NumberFormat
  readonly #day: Intl.DateTimeFormat
  readonly #moment: Intl.DateTimeFormat
  readonly #percent: Intl.NumberFormat

  constructor({ language, timezone, currency }: PayReading) {
    this.words = languages.get(mainLanguage(language)) ?? en
    const { locale } = this.words
    this.#currency = currency
    this.#money = new Intl.NumberFormat(locale, { style: 'currency', currency })
    this.#percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 })
    const day = { day: 'numeric', month: 'short' } as const
    this.#day = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric', timeZone: 'UTC' })
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    this.#moment = new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone: timezone })
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

  /** What a component pays: `€30.00`, `€1,200.00 a month`, `10%`. */
  rate({ rate_minor, rate_percent, salary_period }: Pick<Explained, 'rate_minor' | 'rate_percent' | 'salary_period'>) {
    if (rate_percent !== null) return this.#percent.format(rate_percent / 100)
    const amount = this.money(rate_minor!)
    return salary_period === null ? amount : this.words.salary[salary_period](amount)
  }

  /** How a line comes to its amount, in one sentence: `12 classes × €30.00`. */
  sum(line: Explained): string {
    const { component_type: type, salary_period, quantity, parts, base_minor, gross_minor } = line
    if (type === 'fixed_salary') {
      const share = (of: number) => (salary_period === 'monthly' ? '' : ` ÷ ${of}`)
      const days = parts.map(({ count, of }) => this.words.days(count, salary_period!, of!) + share(of!))
      return `${days.join(' + ') || this.words.days(0, 'weekly', 7)} × ${this.rate(line)}`
    }
    const counted = this.words.counted[type](quantity)
    if (base_minor === null) return `${counted} × ${this.rate(line)}`
    return `${counted}${this.words.colon}${this.words.share(this.rate(line), this.money(base_minor), this.money(gross_minor!))}`
  }

  /** One thing that a line counts: `3 Mar 18:00 Flow`. */
  part(
    { kind, name = '', at, from, to, count, of, minor }: Part,
    line: Pick<Explained, 'component_type' | 'salary_period'>,
  ) {
    const { words } = this
    if (kind === 'day') return `${this.days(from!, to!)}${words.colon}${words.days(count, line.salary_period!, of!)}`
    const amount = minor === undefined ? '' : this.money(minor)
    if (kind === 'visit') return `${count} × ${name || words.paid_at_studio}${words.colon}${amount}`
    const what = `${this.moment(at!)} ${kind === 'refund' ? words.refund(name) : name}`
    if (line.component_type === 'per_attendee') return `${what}${words.colon}${words.came(count)}`
    if (kind === 'class' && minor !== undefined) return `${what}${words.colon}${words.visits(count)}, ${amount}`
    return minor === undefined ? what : `${what}${words.colon}${amount}`
  }

  /** A whole line: `12 classes × €30.00: 3 Mar 18:00 Flow, 5 Mar 18:00 Flow`. */
  explain(line: Explained): string {
    const parts = line.parts.map((part) => this.part(part, line))
    return parts.length === 0 ? this.sum(line) : `${this.sum(line)}${this.words.colon}${parts.join(', ')}`
  }

  /** Something that is not paid, and why. */
  skipped({ kind, reason, name = '', at, from, to, run_id }: Skipped): string {
    const { words } = this
    const what =
      kind === 'day'
        ? `${words.salary_days} ${this.days(from!, to!)}`
        : `${this.moment(at!)} ${kind === 'refund' ? words.refund(name) : name}`
    return `${what}${words.colon}${reason === 'not_over' ? words.not_over : words.paid_before(run_id!)}`
  }
}
