import type { ComponentType, SalaryPeriod } from '../line-values.ts'

/** How a language explains what somebody is paid. Amounts, days and moments come as they are written in it. */
export interface PayWords {
  /** What days, amounts and numbers are written by. */
  locale: string
  /** Between a thing and what is said of it. */
  colon: string
  types: Readonly<Record<ComponentType, string>>
  /** A salary: `1,200.00 a month`. */
  salary: Readonly<Record<SalaryPeriod, (amount: string) => string>>
  /** How many of its days: `16 of 31 days`, `10 days`. */
  days: (count: number, period: SalaryPeriod, of: number) => string
  /** What a component counts: `12 classes`. */
  counted: Readonly<Record<Exclude<ComponentType, 'fixed_salary'>, (count: number) => string>>
  /** What a percentage is taken of: `10 % of €138.84 (€168.00 less VAT)`. */
  share: (percent: string, base: string, gross: string) => string
  came: (count: number) => string
  visits: (count: number) => string
  paid_at_studio: string
  refund: (name: string) => string
  /** Why something is not paid. */
  paid_before: (run: number) => string
  not_over: string
  /** Of a salary's days. */
  salary_days: string
  paper: {
    title: (period: string) => string
    draft: string
    finalized: (day: string) => string
    head: readonly [what: string, quantity: string, rate: string, amount: string]
    total: string
    paid: (day: string) => string
    fingerprint: (hash: string) => string
  }
}
