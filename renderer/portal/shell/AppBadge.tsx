import { useEffect } from 'react'
import { useOwnWaitlist } from '../parts/use-own.ts'
import { toSign, useWaivers } from '../pages/waivers/use-waivers.ts'

/** The number on the portal's icon on the home screen: places that wait for an answer, and what is still to be signed. */
export default function AppBadge() {
  const offered = (useOwnWaitlist().data ?? []).filter(({ status }) => status === 'offered').length
  const waiting = offered + toSign(useWaivers().data ?? []).length
  useEffect(() => {
    // A device may have switched the numbers off: nobody misses them then.
    const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()
    shown.catch(() => undefined)
  }, [waiting])
  // The number that waits concerns only the signed-in person.
  useEffect(() => () => void navigator.clearAppBadge().catch(() => undefined), [])
  return null
}
