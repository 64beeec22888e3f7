import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'

/** Buying something online. While the studio sells nothing online it says so, and nothing can be pressed. */
export function BuyButton({ name, canBuy }: { name: string; canBuy: boolean }) {
  const { prices: m } = useMessages()
  if (canBuy) return null
  return (
    <Button label={m.buyThis(name)} disabledReason={m.notOnline} className="mt-auto w-full">
      {m.buy}
    </Button>
  )
}
