import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'

interface BuyButtonProps {
  type: { id: number; name: string; can_buy_online: boolean }
  /** Where somebody was going who buys it first. */
  next?: string | undefined
}

/** Leads to buying something online. While the studio sells nothing online it says so, and nothing can be pressed. */
export function BuyButton({ type: { id, name, can_buy_online }, next }: BuyButtonProps) {
  const { prices: m } = useMessages()
  const shape = { label: m.buyThis(name), className: 'w-full' }
  if (can_buy_online)
    return (
      <LinkButton {...shape} look="primary" href={paths.buy(id, next)}>
        {m.buy}
      </LinkButton>
    )
  return (
    <Button {...shape} disabledReason={m.notOnline}>
      {m.buy}
    </Button>
  )
}
