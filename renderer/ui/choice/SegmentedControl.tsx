import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'

interface SegmentedControlProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string; icon?: IconName; iconOnly?: boolean }[]
  value: Id
  onChange: (value: Id) => void
  className?: string
}

/** A view's few forms side by side: day or week, all or active. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, value, onChange, className = '' } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(key as Id)
      }}
      className={`inline-flex h-(--control) phone:h-12.5 max-w-full overflow-x-auto rounded-md border border-line-strong bg-sunken p-0.5 ${className}`}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          aria-label={option.iconOnly ? option.label : undefined}
          className="ring-focus inline-flex cursor-default items-center justify-center gap-1.5 rounded-[0.3125rem] px-2.5 text-xs font-medium text-muted hover:text-ink selected:bg-raised selected:text-ink selected:shadow-raised phone:grow phone:px-4 phone:text-sm"
        >
          {option.icon ? <Icon name={option.icon} size={15} /> : null}
          {option.iconOnly ? null : option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
