import { intervalStart } from '../../../../server/features/memberships/term-rules.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import type { PublicType } from '../../parts/use-public.ts'
import { contents } from '../prices/contents.ts'
import { priceOf } from '../prices/price-rules.ts'

/** What is about to be bought: what it holds, what it costs, and when that is collected again. */
export function Wanted({ type }: { type: PublicType }) {
  const { buy: m, prices } = useMessages()
  const format = useFormat()
  const { name, description, price, currency, billing_interval: interval } = type
  const money = (major: number) => format.money(major, currency)
  const terms =
    type.type === 'subscription'
      ? m.each[interval ?? 'monthly'](
          money(price),
          format.date(intervalStart(format.today(), interval ?? 'monthly', 1)),
        )
      : m.once
  return (
    <Card>
      <h2 className="text-lg font-semibold text-balance break-words">{name}</h2>
      <p className="figures mt-1 text-2xl font-semibold">{money(priceOf(type))}</p>
      <p className="mt-1 text-sm text-pretty text-muted">{contents(prices, type)}</p>
      <p className="mt-2 text-sm text-pretty">{terms}</p>
      {description ? <p className="mt-2 text-sm text-pretty break-words whitespace-pre-line">{description}</p> : null}
    </Card>
  )
}
