import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { isRevenue } from '../payments/method-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import {
  byHours,
  dayAndBefore,
  daysAndBefore,
  meanOf,
  weekAndBefore,
  type Compared,
  type Span,
} from './comparison-rules.ts'
import type { todayContract } from './contract.ts'
import { firstPayment, hoursRevenue, ledgerSums } from './queries.ts'

type Takings = NonNullable<z.output<(typeof todayContract)['GET /api/v1/today']['answer']>['takings']>

/** Revenue of today and of this week so far, each beside the mean of the last four, in major units. */
export function takings(ctx: Ctx): Takings {
  const { currency, timezone } = settingsOf(ctx.db)
  const first = ctx.db.one(firstPayment, {})?.created_at
  const day = dayAndBefore(ctx.now, timezone)
  const week = weekAndBefore(ctx.now, timezone)
  const isKnown = ({ before }: Compared) => first !== undefined && before.every(({ from }) => first <= from)
  const mean = (spans: readonly Span[]) => toMajor(meanOf(spans.map((span) => revenue(ctx.db, span))), currency)
  const usual = (compared: Compared) => (isKnown(compared) ? mean(compared.before) : null)
  return {
    today: toMajor(revenue(ctx.db, day.current), currency),
    usual_today: usual(day),
    week: toMajor(revenue(ctx.db, week.current), currency),
    usual_week: usual(week),
    days: daysAndBefore(ctx.now, timezone).map(({ on, current, before }) => ({
      on,
      taken: current && toMajor(revenue(ctx.db, current), currency),
      usual: isKnown(week) ? mean(before) : null,
    })),
  }
}

/** What the studio took in a span of time, in minor units: gift cards when they are used, refunds taken off. */
function revenue(reader: Reader, span: Span): number {
  const { hours, rest } = byHours(span)
  return rest
    .flatMap((part) => reader.all(ledgerSums, part))
    .filter(({ kind, method }) => isRevenue(kind, method))
    .reduce((sum, { amount_minor }) => sum + amount_minor, reader.one(hoursRevenue, hours)!.amount_minor)
}
