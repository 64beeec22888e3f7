import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from '../navigate.ts'
import { keepFocus, ownPress } from './press.ts'

interface AnchorProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'rel'> {
  href: string
  target?: '_blank' | undefined
  /** Done as it is followed within the application. */
  onFollow?: (() => void) | undefined
  'aria-current'?: 'page' | undefined
  'aria-label'?: string
  tabIndex?: number
}

/** A link without a style. The application follows a plain press, the browser any other. */
export function Anchor({ href, target, onFollow, children, ...rest }: AnchorProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.stopPropagation()
    const link = event.currentTarget
    keepFocus(link)
    if (target || event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    if (link.origin !== location.origin) return
    event.preventDefault()
    onFollow?.()
    navigate(href)
  }
  return (
    <a {...rest} {...ownPress} href={href} target={target} onClick={follow}>
      {children}
    </a>
  )
}
