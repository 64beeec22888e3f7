import { Button as AriaButton } from 'react-aria-components/Button'
import { Tooltip } from '../overlay/Tooltip.tsx'
import type { ButtonProps } from './Button.tsx'
import { ButtonFace } from './ButtonFace.tsx'
import { buttonStyle } from './style.ts'

type TriggerButtonProps = Pick<
  ButtonProps,
  'children' | 'look' | 'size' | 'icon' | 'iconOnly' | 'label' | 'isPending' | 'className'
>

/** A button that opens the menu or the popover it is the trigger of. */
export function TriggerButton(props: TriggerButtonProps) {
  const { children, look = 'secondary', size = 'medium', icon, iconOnly, label, isPending, className = '' } = props
  const button = (
    <AriaButton
      aria-label={label}
      aria-disabled={isPending || undefined}
      className={`${buttonStyle(look, size, false, Boolean(iconOnly))} ${className}`}
    >
      <ButtonFace {...{ size, icon, isPending }}>{iconOnly ? null : children}</ButtonFace>
    </AriaButton>
  )
  return iconOnly && label ? <Tooltip text={label}>{button}</Tooltip> : button
}
