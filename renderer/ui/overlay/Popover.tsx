import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
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
      <AriaPopover placement={placement} offset={6} className={`${POPOVER} max-w-96`}>
        <AriaDialog aria-label={label} className="p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
