import { Suspense } from 'react'
import { useUrlState } from '../../shared/url/url-state.ts'
import { lateWith } from './late-shop.ts'
import { usePaying, type Paying } from './use-paying.ts'

const PayingCards = lateWith(['paying'])(() => import('./PayingCards.tsx'))

interface UnpaidProps {
  /** Selects those that belong on this page. */
  of: (one: Paying) => boolean
  /** Shown also to clients who did not come straight from the payment provider's page. */
  always?: boolean
  /** The kind of hold that the returning client no longer has. */
  held?: 'place' | 'time'
  /** It is shown on the page of what is paid, which says what that is. */
  isHere?: boolean
}

/**
 * Says to a client who comes back from the payment provider's page that nothing was paid, and shows the purchase they began:
 * the time until which it is held, and the ways to go on paying or give it up.
 */
export function Unpaid({ of, always = false, held, isHere = false }: UnpaidProps) {
  const [{ unpaid }] = useUrlState({ unpaid: false })
  const open = usePaying(of, always || unpaid)
  if (!unpaid && open.length === 0) return null
  return (
    <Suspense>
      <PayingCards open={open} isBack={unpaid} held={held} isHere={isHere} />
    </Suspense>
  )
}
