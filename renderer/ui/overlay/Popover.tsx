import { use, type ReactElement, type ReactNode } from 'react'
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { POPOVER } from '../field/Option.tsx'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: 'bottom start' | 'bottom end' | 'top' | 'right top' | 'left top'
}

/** Something small beside its button: filters, a colour, a detail. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover
        aria-label={label}
        placement={placement}
        offset={6}
        className={`${POPOVER} max-w-96 p-4 outline-none`}
      >
        <Content>{children}</Content>
      </AriaPopover>
    </DialogTrigger>
  )
}

function Content({ children }: Pick<PopoverProps, 'children'>) {
  const state = use(OverlayTriggerStateContext)
  return typeof children === 'function' ? children(() => state?.close()) : children
}
