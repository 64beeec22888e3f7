import { useSend } from '../../../api/index.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { Refused } from '../../parts/Refused.tsx'
import type { PublicProduct } from '../../parts/use-public.ts'
import { usePayment } from '../../parts/use-payment.ts'
import { paths } from '../../paths.ts'

/** Buys one piece of a product: by signing in first, and back to it, where nobody is. */
export function BuyProduct({ product: { id, name } }: { product: PublicProduct }) {
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
