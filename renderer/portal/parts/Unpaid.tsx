import { Suspense } from 'react'
import { useUrlState } from '../../shared/url/url-state.ts'
import { lateWith } from './late-shop.ts'
import { usePaying, type Paying } from './use-paying.ts'

const PayingCards = lateWith(['paying'])(() => import('./PayingCards.tsx'))

interface UnpaidProps {
  /** What of it belongs on this page. */
  of: (one: Paying) => boolean
  /** Shown to who did not come straight from the payment provider's page, too. */
  always?: boolean
  /** What was held for who comes back and holds nothing any more. */
  held?: 'place' | 'time'
  /** It is shown on the page of what is paid, which says what that is. */
  isHere?: boolean
}

/**
 * Says to who comes back from the payment provider's page that nothing was paid, and shows what they have begun: until when it
 * is held, the way to go on paying, and to give it up.
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
