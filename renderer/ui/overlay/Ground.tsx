import { useEffect, useState } from 'react'
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'

/** Milliseconds it may take to go: longer than any of its animations. */
const LONGEST = 500

interface GroundProps extends Pick<ModalOverlayProps, 'children' | 'className'> {
  isOpen: boolean
  onClose: () => void
}

/**
 * The layer over the page, under a modal. It goes when its animations have ended; if the browser has broken one off (the window
 * changed its size, say) they never do, so it goes after a while all the same: nobody could reach the page behind it.
 */
export function Ground({ isOpen, onClose, ...rest }: GroundProps) {
  const isThere = useLeaving(isOpen)
  if (!isThere) return null
  return <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable {...rest} />
}

/** True if something is open, or may still be on its way out. */
function useLeaving(isOpen: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isOpen) {
      setLeaving(true)
      return undefined
    }
    const timer = setTimeout(() => setLeaving(false), LONGEST)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isOpen || isLeaving
}
