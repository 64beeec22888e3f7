import { useEffect, useRef } from 'react'
import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useAddress } from '../../../shared/router/use-router.ts'
import { ProductPicture } from '../../../shared/picture/ProductPicture.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { classes } from '../../../ui/classes.ts'
import { useMessages } from '../../messages/index.ts'
import { Refused } from '../../parts/Refused.tsx'
import { usePayment } from '../../parts/use-payment.ts'
import type { PublicProduct } from '../../parts/use-public.ts'
import { paths } from '../../paths.ts'

/** One thing of the shelf, with its photo; where the address names it, it is shown first. */
export function ProductCard({ product }: { product: PublicProduct }) {
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
