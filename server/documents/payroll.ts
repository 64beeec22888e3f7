import type { Instant } from '../lib/time.ts'
import { paperOf } from './paper-size.ts'
import { setPaper } from './set-paper.ts'

/** The content of a payroll run on paper, all of it in words and amounts as they are printed. */
export interface PayrollPaper {
  /** The studio. */
  author: string
  created: Instant
  language: string
  color: string
  country: string | null
  title: string
  about: readonly string[]
  head: readonly string[]
  people: readonly {
    name: string
    lines: readonly { what: string; quantity: string; rate: string; amount: string; why: readonly string[] }[]
    amount: string
  }[]
  total: { what: string; amount: string }
}

/** A payroll run as a PDF: each person's lines with what explains them, and what they come to. */
export function payrollPdf({ country, ...facts }: PayrollPaper): Promise<Uint8Array> {
  return setPaper('payroll', { ...facts, paper: paperOf(country) })
}
