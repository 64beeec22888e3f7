import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { buttonStyle, type ButtonLook, type ButtonSize } from './style.ts'
import { Anchor } from './Anchor.tsx'

interface LinkButtonProps {
  href: string
  children?: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconName
  target?: '_blank'
  /** Read out in place of its text. */
  label?: string
  className?: string
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton({
  look = 'secondary',
  size = 'medium',
  icon,
  label,
  children,
  className = '',
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...rest} aria-label={label} className={`${buttonStyle(look, size, false, false)} ${className}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Anchor>
  )
}
