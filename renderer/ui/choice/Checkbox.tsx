import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import type { ReactNode } from 'react'
import { FieldBelow, stateOf } from '../field/FieldFrame.tsx'
import type { FieldProps } from '../field/field-look.ts'
import { Icon } from '../icon/Icon.tsx'

interface CheckboxProps extends Omit<FieldProps, 'label' | 'hideLabel'> {
  children: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  isIndeterminate?: boolean
}

export function Checkbox(props: CheckboxProps) {
  const { children, value, onChange, isIndeterminate, className = '' } = props
  return (
    <CheckboxField
      {...stateOf(props)}
      isSelected={value}
      {...{ onChange, isIndeterminate }}
      className={`flex flex-col gap-1 ${className}`}
    >
      <CheckboxButton className="group flex min-h-(--control-small) items-center gap-2 text-sm text-ink disabled:text-faint phone:text-base">
        <CheckMark />
        <span>{children}</span>
      </CheckboxButton>
      <FieldBelow {...props} />
    </CheckboxField>
  )
}

/** The box itself, drawn by the state of the group around it. */
export function CheckMark() {
  return (
    <span className="grid size-4 shrink-0 place-items-center rounded-sm border border-control-line bg-surface text-transparent transition-colors group-hover:border-muted group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-ring group-indeterminate:border-ring group-indeterminate:bg-accent group-indeterminate:text-on-accent group-invalid:border-bad-fill group-selected:border-ring group-selected:bg-accent group-selected:text-on-accent group-disabled:border-line-strong group-disabled:bg-sunken phone:size-5">
      <Icon name="check" size={13} className="[stroke-width:2.4] group-indeterminate:hidden" />
      <span className="col-start-1 row-start-1 hidden h-0.5 w-2 rounded-full bg-current group-indeterminate:block" />
    </span>
  )
}
