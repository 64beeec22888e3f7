import { useFormat } from '../../../shared/format/use-format.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import type { PublicType } from '../../parts/use-public.ts'
import { paths } from '../../paths.ts'
import { contents } from './contents.ts'
import { useCovered } from './use-covered.ts'
import { perClass } from './price-rules.ts'
import { priceNow } from '../../../../server/features/membership-types/price-rules.ts'

/** Cards beside each other where there is room. */
export const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3'

interface PriceCardProps {
  type: PublicType
  /** True if anything at all is sold online: the page says it where nothing is. */
  isShop: boolean
  /** The address the buyer was going to before the purchase. */
  next?: string | undefined
}

/** One thing that can be booked with: what it costs, and what it holds. */
export function PriceCard({ type, isShop, next }: PriceCardProps) {
  const messages = useMessages()
  const { prices: m } = messages
  const format = useFormat()
  const covered = useCovered()(type)
  const { name, description, currency, price, billing_interval } = type
  const now = priceNow(type)
  const each = perClass(type)
  const money = (amount: number) => format.money(amount, currency)
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-4 shadow-raised">
      <h3 className="font-semibold text-balance break-words">{name}</h3>
      <p className="mt-1">
        <span className="figures text-2xl font-semibold">{money(now)}</span>{' '}
        {billing_interval ? <span className="text-sm text-muted">{m.offer.perInterval[billing_interval]}</span> : null}
      </p>
      {now < price ? <p className="text-sm text-muted">{m.insteadOf(money(price))}</p> : null}
      {each === null ? null : <p className="figures text-sm font-medium">{m.perClass(money(each))}</p>}
      <p className="mt-1 text-sm text-pretty text-muted">{contents(messages, type, type.takes_one_credit)}</p>
      {covered === null ? null : <p className="mt-1 text-sm text-pretty break-words">{covered}</p>}
      {description ? <p className="mt-2 text-sm text-pretty break-words whitespace-pre-line">{description}</p> : null}
      <div className="mt-auto flex pt-4 empty:hidden">
        <BuyButton type={type} isShop={isShop} next={next} />
      </div>
    </li>
  )
}

interface BuyButtonProps {
  type: { id: number; name: string; can_buy_online: boolean }
  isShop: boolean
  next?: string | undefined
}

/** Leads to buying something online; what is sold at the front desk alone says so, and nothing where the page says it of everything. */
function BuyButton({ type: { id, name, can_buy_online }, isShop, next }: BuyButtonProps) {
  const { prices: m } = useMessages()
  if (can_buy_online)
    return (
      <LinkButton label={m.buyThis(name)} className="w-full" look="primary" href={paths.buy(id, next)}>
        {m.buy}
      </LinkButton>
    )
  return isShop ? <p className="py-2 text-center text-sm text-muted">{m.atDesk}</p> : null
}
