import { useEffect, useState } from 'react'
import { useGo } from '../../shared/url/use-go.ts'
import { paths } from '../paths.ts'
import { keepDraft } from './draft.ts'

interface Begun {
  checkout_url: string
  completed: boolean
}

/**
 * The way to the payment provider's page in this tab. `addresses` says where it leads back to: to what became of it, or,
 * nothing paid, to the page it was left from. `leave` goes, or where nothing is left to pay straight to what became of it.
 */
export function usePayment(from: string, next?: string) {
  const go = useGo()
  const [isLeaving, setLeaving] = useState(false)
  // A client who comes back with the browser's "back" may find the page as it was left.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return {
    isLeaving,
    addresses: {
      success_url: location.origin + paths.paid(next),
      cancel_url: location.origin + unpaid(from),
    },
    leave: ({ checkout_url, completed }: Begun, filled: unknown = null) => {
      keepDraft(sessionStorage, from, filled)
      const { pathname, search } = new URL(checkout_url)
      if (completed) return go(pathname + search, 'replace')
      setLeaving(true)
      location.assign(checkout_url)
    },
  }
}

/** A page's address that says that nothing was paid. */
function unpaid(from: string): string {
  const url = new URL(from, location.origin)
  url.searchParams.set('unpaid', 'true')
  return url.pathname + url.search + url.hash
}
