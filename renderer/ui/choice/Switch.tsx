import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import type { ReactNode } from 'react'
import { FieldBelow, stateOf } from '../field/FieldFrame.tsx'
import type { FieldProps } from '../field/field-look.ts'

interface SwitchProps extends Omit<FieldProps, 'label' | 'hideLabel'> {
  children: ReactNode
  value: boolean
  onChange: (value: boolean) => void
}

/** Something that is on or off, at once; in a form that is sent later, a Checkbox. */
export function Switch(props: SwitchProps) {
  const { children, value, onChange, className = '' } = props
  return (
    <SwitchField
      {...stateOf(props)}
      isSelected={value}
      onChange={onChange}
      className={`flex flex-col gap-1 ${className}`}
    >
      <SwitchButton className="group flex min-h-(--control-small) items-center justify-between gap-3 text-sm text-ink disabled:text-faint phone:text-base">
        <span>{children}</span>
        <span className="h-5 w-8.5 shrink-0 rounded-full border border-control-line bg-pressed p-px transition-colors group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-ring group-selected:border-ring group-selected:bg-accent group-disabled:border-line-strong group-disabled:bg-sunken">
          <span className="block size-4 rounded-full bg-muted shadow-raised transition-transform duration-150 group-selected:translate-x-3.5 group-selected:bg-on-accent group-disabled:bg-line-strong rtl:group-selected:-translate-x-3.5" />
        </span>
      </SwitchButton>
      <FieldBelow {...props} />
    </SwitchField>
  )
}
