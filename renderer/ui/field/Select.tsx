import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Icon } from '../icon/Icon.tsx'
import { Option, LIST, POPOVER } from './Option.tsx'
import { FieldFrame, stateOf } from './FieldFrame.tsx'
import { fieldClass, type FieldProps } from './field-look.ts'

export interface Choice<Id extends string | number = string> {
  id: Id
  label: string
  /** A second line below the label. */
  detail?: string
  /** Why it can't be chosen. */
  disabledReason?: string | null | false
}

export interface SelectProps<Id extends string | number> extends FieldProps {
  options: readonly Choice<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  before?: ReactNode
}

/** One of a few: up to about fifteen. More than that, or typed from memory: ComboBox. */
export function Select<Id extends string | number>(props: SelectProps<Id>) {
  const { options, value, onChange, placeholder, before } = props
  return (
    <AriaSelect
      {...stateOf(props)}
      value={value}
      onChange={(key) => onChange(key as Id)}
      placeholder={placeholder}
      className={fieldClass(props.className)}
    >
      <FieldFrame {...props}>
        <AriaButton className="control-box flex items-center gap-2 ps-2.5 pe-2 text-start">
          {before}
          <SelectValue className="min-w-0 flex-1 truncate placeholder:text-faint [&_[data-detail]]:hidden [&_svg]:hidden" />
          <Icon name="down" size={14} className="text-muted" />
        </AriaButton>
      </FieldFrame>
      <Popover offset={4} className={`${POPOVER} min-w-(--trigger-width)`}>
        <ListBox items={options} className={LIST}>
          {(choice) => <Option {...choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
