import { useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useAutoFocus } from '../auto-focus.ts'
import type { IconName } from '../icon/paths.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { ButtonFace } from './ButtonFace.tsx'
import { keepFocus, ownPress } from './press.ts'
import { buttonStyle, type ButtonLook, type ButtonSize } from './style.ts'

export interface ButtonProps {
  children?: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconName
  /** Shows the icon alone; the label is still read out and shown on hovering. */
  iconOnly?: boolean
  label?: string
  type?: 'button' | 'submit'
  onPress?: () => void
  isPending?: boolean
  /** Why it can't be used now: the button stays in the tab order and says so. */
  disabledReason?: string | null | false
  /** Only where there is nothing to say, such as the way before the first page. */
  isDisabled?: boolean
  autoFocus?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
  form?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-keyshortcuts'?: string
}

/** The browser's button: every first load carries it. For a menu or a popover use a TriggerButton. */
export function Button(props: ButtonProps) {
  const { children, look = 'secondary', size = 'medium', icon, iconOnly, label, isPending, disabledReason } = props
  const { className = '', onPress, type = 'button', isDisabled, ref, form, autoFocus } = props
  const reasonId = useId()
  const own = useAutoFocus<HTMLButtonElement>(autoFocus)
  const off = Boolean(disabledReason)
  const keys = props['aria-keyshortcuts']
  const stopped = off || Boolean(isPending)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    keepFocus(event.currentTarget)
    if (!stopped) onPress?.()
  }
  const button = (
    <button
      {...ownPress}
      ref={ref ?? own}
      form={form}
      type={stopped ? 'button' : type}
      disabled={isDisabled}
      onClick={press}
      aria-label={label}
      aria-disabled={stopped || undefined}
      aria-describedby={off ? reasonId : undefined}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-keyshortcuts={keys}
      className={`${buttonStyle(look, size, off || Boolean(isDisabled), Boolean(iconOnly))} ${className}`}
    >
      <ButtonFace {...{ size, icon, isPending }}>{iconOnly ? null : children}</ButtonFace>
    </button>
  )
  const tip = disabledReason || [iconOnly ? label : '', keys?.toUpperCase()].filter(Boolean).join(' · ')
  if (!tip) return button
  return (
    <Tooltip text={tip} id={off ? reasonId : undefined}>
      {button}
    </Tooltip>
  )
}
