import type { Ctx } from '../../context.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { health } from '../../lib/sayings/en/health.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'
import { say, type Said, type SayingCode } from '../../lib/sayings/sayings.ts'
import { settingsOf } from '../settings/queries.ts'
import { countIn } from './count-rules.ts'
import type { Finding, Findings, Sentences } from './findings.ts'

/** A finding with its English sentences; the reason why the mail server can’t be used is in the caller’s language. */
export function presentFinding<Found extends Finding>(ctx: Ctx, finding: Found) {
  const { timezone } = settingsOf(ctx.db)
  const { detail, fix } = sayingsOf(finding)
  const reading = { language: 'en', timezone }
  const said: Sentences = { detail: formatSaying(detail, reading), fix: formatSaying(fix, reading) }
  const values: Record<string, string | number> = finding.values
  if (finding.code !== 'mail.waiting') return { ...finding, values, ...said }
  const { trouble, host } = finding.values
  const reason = formatSaying(say(trouble, { host, answer: null }), { language: ctx.language, timezone })
  return { ...finding, values: { ...values, reason }, ...said }
}

function sayingsOf({ code, values }: Finding): { detail: Said; fix: Said | null } {
  const params = { ...values, n: countIn(values), paid: paidOf(values), reason: reasonOf({ code, values } as Finding) }
  // Code and values belong together, which the types of a lookup do not say.
  const told = say as (code: SayingCode, params: object) => Said
  const fix = `health.fix.${code}` as keyof typeof health
  return { detail: told(`health.${code}`, params), fix: fix in health ? told(fix, params) : null }
}

/** Why the mail server can’t be used, in English. */
function reasonOf(finding: Finding): string | undefined {
  if (finding.code !== 'mail.waiting') return undefined
  const { trouble, host } = finding.values
  return formatSaying(say(trouble, { host, answer: null }), ENGLISH)
}

function paidOf(values: Finding['values']): string | undefined {
  const { amount, currency } = values as Partial<Findings['payments.not_here']>
  return currency && amount !== undefined ? `${amount.toFixed(decimals(currency))} ${currency}` : undefined
}
