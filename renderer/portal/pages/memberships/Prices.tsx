import { useApi, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { usePublicTypes } from '../../parts/use-public.ts'
import { paths } from '../../paths.ts'
import { contents } from '../prices/contents.ts'
import { useCovered } from '../prices/use-covered.ts'
import { priceNow } from '../../../../server/features/membership-types/price-rules.ts'

type MembershipType = Item<'GET /api/v1/membership-types'>

/** Shows what the studio sells, so that "buy more" has a price to it. Nothing while there is nothing to say. */
export function Prices() {
  const { memberships: m, prices } = useMessages()
  const { sells_online } = useStudio()
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 100 } }, { fresh: 300_000 })
  const items = types.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Card
      flush
      title={m.prices}
      description={sells_online ? undefined : m.pricesMeans}
      action={
        <Link href={paths.prices()} className="inline-flex min-h-11 shrink-0 items-center text-sm">
          {prices.all}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {items.map((type) => (
          <Price key={type.id} type={type} />
        ))}
      </ul>
    </Card>
  )
}

function Price({ type }: { type: MembershipType }) {
  const messages = useMessages()
  const { prices: m } = messages
  const format = useFormat()
  const shown = usePublicTypes().data?.find(({ id }) => id === type.id)
  const says = useCovered()
  const covered = shown ? says(shown) : null
  const said = contents(messages, type, shown?.takes_one_credit ?? true, covered !== null)
  const interval = type.billing_interval && m.offer.perInterval[type.billing_interval]
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{type.name}</p>
        {said ? <p className="text-sm text-pretty text-muted">{said}</p> : null}
        {covered === null ? null : <p className="text-sm text-pretty break-words">{covered}</p>}
      </div>
      <p className="figures shrink-0 text-end">
        <span className="block font-semibold">{format.money(priceNow(type), type.currency)}</span>
        {interval ? <span className="block text-xs text-muted">{interval}</span> : null}
      </p>
    </li>
  )
}
