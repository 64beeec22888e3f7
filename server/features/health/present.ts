import type { Ctx } from '../../context.ts'
import { decimals } from '../../lib/money.ts'
import { formatInstant } from '../../lib/phrases.ts'
import { settingsOf } from '../settings/queries.ts'
import type { Finding } from './findings.ts'
import { healthWords, type Sentences, type Spoken } from './sentence-rules.ts'

/** A finding with its English sentences. */
export function presentFinding<Found extends Finding>(ctx: Ctx, finding: Found): Found & Sentences {
  const { timezone } = settingsOf(ctx.db)
  const spoken: Spoken = {
    moment: (instant) => formatInstant(instant, timezone),
    money: (amount, currency) => `${amount.toFixed(decimals(currency))} ${currency}`,
    number: (n) => n.toLocaleString('en'),
    size: formatSize,
  }
  return { ...finding, ...inWords(finding, spoken) }
}

/** Code and values belong together, which the types of a lookup do not say. */
function inWords({ code, values }: Finding, spoken: Spoken): Sentences {
  return (healthWords[code] as (values: object, spoken: Spoken) => Sentences)(values, spoken)
}

const MB = 1_000_000
const GB = 1000 * MB

function formatSize(bytes: number): string {
  return bytes < GB ? `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB` : `${(bytes / GB).toFixed(1)} GB`
}
