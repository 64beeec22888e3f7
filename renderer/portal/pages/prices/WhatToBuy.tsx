import { Link } from '../../../ui/button/Link.tsx'
import { useMessages } from '../../messages/index.ts'
import { usePublicTypes } from '../../parts/use-public.ts'
import { paths } from '../../paths.ts'
import { grouped } from './price-rules.ts'
import { CARDS, PriceCard } from './PriceCard.tsx'

/** Shows what a client without a membership could book a class with; `next`: a class that it is bought for. */
export default function WhatToBuy({ next }: { next?: string }) {
  const { prices: m } = useMessages()
  const types = usePublicTypes().data ?? []
  if (types.length === 0) return null
  const isShop = types.some(({ can_buy_online }) => can_buy_online)
  return (
    <section aria-label={m.whatFits}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{m.whatFits}</h2>
        <Link href={paths.prices(next)} className="py-2 text-sm">
          {m.all}
        </Link>
      </div>
      {isShop ? null : <p className="mb-3 text-sm text-pretty text-muted">{m.notOnline}</p>}
      <ul className={CARDS}>
        {grouped(types).flatMap((group) =>
          group.types.map((type) => <PriceCard key={type.id} type={type} isShop={isShop} next={next} />),
        )}
      </ul>
    </section>
  )
}
