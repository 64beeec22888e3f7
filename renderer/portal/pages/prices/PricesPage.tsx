import { useEffect, useRef } from 'react'
import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProductPicture } from '../../../shared/picture/ProductPicture.tsx'
import { useAddress } from '../../../shared/router/use-router.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { classes } from '../../../ui/classes.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { Refused } from '../../parts/Refused.tsx'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { usePayment } from '../../parts/use-payment.ts'
import { usePublicProducts, usePublicTypes, type PublicProduct, type PublicType } from '../../parts/use-public.ts'
import { useTitle } from '../../parts/use-title.ts'
import { paths } from '../../paths.ts'
import { grouped } from './price-rules.ts'
import { CARDS, PriceCard } from './PriceCard.tsx'

/** Shows what the studio sells, to anyone. */
export default function PricesPage() {
  const { prices: m } = useMessages()
  const types = usePublicTypes()
  useTitle(`${useStudio().studio_name ?? ''} — ${m.title}`)
  return (
    <div data-wide>
      <PageHeader title={m.title} />
      <Unpaid of={({ kind }) => kind === 'product'} />
      <Freshness query={types} />
      <Loaded query={types} skeleton={<PricesSkeleton />}>
        {(all) => (all.length > 0 ? <Groups types={all} /> : <Nothing />)}
      </Loaded>
      {types.isLoading ? null : (
        <>
          <GiftCards />
          <Shelf />
        </>
      )}
    </div>
  )
}

function Groups({ types }: { types: readonly PublicType[] }) {
  const { prices: m } = useMessages()
  const [{ next }] = useUrlState({ next: '' })
  const isShop = types.some(({ can_buy_online }) => can_buy_online)
  return (
    <>
      {isShop ? null : <Callout tone="plain">{m.notOnline}</Callout>}
      {/* Groups are side by side if there is room, each as wide as its cards. */}
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-7">
        {grouped(types).map(({ group, types: own }) => (
          <section
            key={group}
            aria-label={m.groups[group]}
            style={{ flex: `1 1 ${own.length * 15}rem`, maxWidth: `${own.length * 20}rem` }}
            className="flex min-w-0 flex-col phone:max-w-none!"
          >
            <h2 className="mb-3 text-lg font-semibold">{m.groups[group]}</h2>
            <ul className={`${CARDS} flex-1`}>
              {own.map((type) => (
                <PriceCard key={type.id} type={type} isShop={isShop} next={safeNext(next, '')} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function GiftCards() {
  const { giftCard: m } = useMessages()
  if (!useStudio().sells_online) return null
  return (
    <div className="mt-8 max-w-120">
      <LinkRow href={paths.giftCard()} icon="gift" title={m.title} detail={m.rowDetail} />
    </div>
  )
}

function Nothing() {
  const { prices: m } = useMessages()
  return (
    <EmptyState icon="ticket" title={m.none} action={<LinkButton href={paths.schedule()}>{m.toSchedule}</LinkButton>}>
      {m.noneMeans}
    </EmptyState>
  )
}

function Shelf() {
  const { prices: m } = useMessages()
  const products = usePublicProducts().data ?? []
  if (products.length === 0) return null
  return (
    <section aria-label={m.shelf} className="mt-8">
      <h2 className="text-lg font-semibold">{m.shelf}</h2>
      <p className="mb-3 text-sm text-muted">{m.shelfMeans}</p>
      <ul className={CARDS}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

/** One thing of the shelf, with its photo; where the address names it, it is shown first. */
function ProductCard({ product }: { product: PublicProduct }) {
  const { id, name, price, currency, photo_url, can_buy_online } = product
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const isNamed = useAddress().hash === `#product-${id}`
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return (
    <li
      ref={card}
      id={`product-${id}`}
      className={classes(
        'flex flex-col gap-3 rounded-lg border bg-surface p-3 shadow-raised',
        isNamed ? 'border-ring' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3">
        <ProductPicture product={product} src={photo_url} className="size-16 rounded-md" />
        <span className="min-w-0 flex-1 break-words">{name}</span>
        <span className="figures font-semibold">{format.money(price, currency)}</span>
      </div>
      {can_buy_online ? <BuyProduct product={product} /> : null}
    </li>
  )
}

/** Buys one piece of a product: by signing in first, and back to it, where nobody is. */
function BuyProduct({ product: { id, name } }: { product: PublicProduct }) {
  const { prices: m } = useMessages()
  const isClient = useSession() !== null
  const public_studio_id = useStudio().public_studio_id ?? 'none'
  const here = paths.product(id)
  const { isLeaving, addresses, leave } = usePayment(here)
  const begin = useSend('POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session')
  const buy = async () => {
    const params = { public_studio_id, product_id: id }
    const begun = await begin.sendOrThrow({ params, body: addresses }).catch(() => null)
    if (begun) leave(begun)
  }
  const shape = { label: m.buyThis(name), className: 'w-full' }
  if (!isClient)
    return (
      <LinkButton {...shape} href={paths.login(here)}>
        {m.buy}
      </LinkButton>
    )
  return (
    <>
      <Button {...shape} isPending={begin.isPending || isLeaving} onPress={() => void buy()}>
        {m.buy}
      </Button>
      <Refused error={begin.problem} />
    </>
  )
}

function PricesSkeleton() {
  return (
    <div className={CARDS}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 w-full rounded-lg" />
      ))}
    </div>
  )
}
