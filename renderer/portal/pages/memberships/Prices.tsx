import { useApi, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Messages } from '../../messages/en/index.ts'
import { useMessages } from '../../messages/index.ts'

type MembershipType = Item<'GET /api/v1/membership-types'>

/** What the studio sells, so that "buy more" has a price to it. Nothing while there is nothing to say. */
export function Prices() {
  const { memberships: m } = useMessages()
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 100 } }, { fresh: 300_000 })
  const items = types.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Card flush title={m.prices} description={m.pricesMeans} className="mt-6">
      <ul className="divide-y divide-line">
        {items.map((type) => (
          <Price key={type.id} type={type} />
        ))}
      </ul>
    </Card>
  )
}

function Price({ type }: { type: MembershipType }) {
  const { memberships: m } = useMessages()
  const format = useFormat()
  const interval = type.billing_interval && m.offer.perInterval[type.billing_interval]
  const price = type.is_intro_offer && type.intro_price !== null ? type.intro_price : type.price
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{type.name}</p>
        <p className="text-sm text-pretty text-muted">{contents(m, type)}</p>
      </div>
      <p className="figures shrink-0 text-end">
        <span className="block font-semibold">{format.money(price, type.currency)}</span>
        {interval ? <span className="block text-xs text-muted">{interval}</span> : null}
      </p>
    </li>
  )
}

function contents(m: Messages['memberships'], type: MembershipType): string {
  const credits = type.credits_per_interval ?? type.credits_included
  const validity = type.is_intro_offer ? (type.intro_validity_days ?? type.validity_days) : type.validity_days
  const parts = [
    type.unlimited ? m.offer.unlimited : credits ? m.offer.credits(credits) : null,
    validity ? m.offer.validFor(validity) : null,
    type.is_intro_offer ? m.offer.intro : null,
  ]
  return parts.filter(Boolean).join(' · ')
}
