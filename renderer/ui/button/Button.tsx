import { useId, type ReactNode, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
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
  slot?: string | null
  ref?: Ref<HTMLButtonElement>
  form?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-keyshortcuts'?: string
}

export function Button(props: ButtonProps) {
  const { children, look = 'secondary', size = 'medium', icon, iconOnly, label, isPending, disabledReason } = props
  const { className = '', onPress, type = 'button', ...rest } = props
  for (const own of ['children', 'look', 'icon', 'iconOnly', 'label', 'disabledReason', 'size', 'isPending'] as const)
    delete rest[own]
  const reasonId = useId()
  const off = Boolean(disabledReason)
  const stopped = off || Boolean(isPending)
  const looksOff = off || Boolean(props.isDisabled)
  const button = (
    <AriaButton
      {...rest}
      type={stopped ? 'button' : type}
      onPress={stopped ? undefined : onPress}
      aria-label={label}
      aria-disabled={stopped || undefined}
      aria-describedby={off ? reasonId : undefined}
      className={`${buttonStyle(look, size, looksOff, Boolean(iconOnly))} ${className}`}
    >
      {isPending ? <Spinner className="absolute" /> : null}
      <span className={`inline-flex items-center gap-1.5 ${isPending ? 'opacity-0' : ''}`}>
        {icon ? <Icon name={icon} size={size === 'large' ? 18 : 16} /> : null}
        {iconOnly ? null : children}
      </span>
    </AriaButton>
  )
  const tip = disabledReason || (iconOnly ? label : null)
  if (!tip) return button
  return (
    <Tooltip text={tip} id={off ? reasonId : undefined}>
      {button}
    </Tooltip>
  )
}
