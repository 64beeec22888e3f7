import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'

interface LinkProps {
  href: string
  children: ReactNode
  /** `plain` takes the colour of its surroundings and underlines on hovering only. */
  look?: 'accent' | 'plain'
  target?: '_blank'
  'aria-current'?: 'page' | undefined
  className?: string
}

export function Link({ look = 'accent', className = '', target, ...rest }: LinkProps) {
  const colour =
    look === 'accent'
      ? 'text-accent-text underline underline-offset-2 decoration-line-strong hover:decoration-current'
      : 'text-inherit no-underline hover:underline'
  return (
    <Anchor
      {...rest}
      target={target}
      rel={target ? 'noreferrer' : undefined}
      className={`ring-focus cursor-pointer rounded-sm ${colour} ${className}`}
    />
  )
}
