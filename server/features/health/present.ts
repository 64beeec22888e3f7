import type { Ctx } from '../../context.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { health } from '../../lib/sayings/en/health.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { say, type Said, type SayingCode } from '../../lib/sayings/sayings.ts'
import { settingsOf } from '../settings/queries.ts'
import { countIn } from './count-rules.ts'
import type { Finding, Findings, Sentences } from './findings.ts'

/** A finding with its English sentences. */
export function presentFinding<Found extends Finding>(ctx: Ctx, finding: Found): Found & Sentences {
  const { timezone } = settingsOf(ctx.db)
  const { detail, fix } = sayingsOf(finding)
  const reading = { language: 'en', timezone }
  return { ...finding, detail: formatSaying(detail, reading), fix: formatSaying(fix, reading) }
}

function sayingsOf({ code, values }: Finding): { detail: Said; fix: Said | null } {
  const params = { ...values, n: countIn(values), paid: paidOf(values) }
  // Code and values belong together, which the types of a lookup do not say.
  const told = say as (code: SayingCode, params: object) => Said
  const fix = `health.fix.${code}` as keyof typeof health
  return { detail: told(`health.${code}`, params), fix: fix in health ? told(fix, params) : null }
}

function paidOf(values: Finding['values']): string | undefined {
  const { amount, currency } = values as Partial<Findings['payments.not_here']>
  return currency && amount !== undefined ? `${amount.toFixed(decimals(currency))} ${currency}` : undefined
}
