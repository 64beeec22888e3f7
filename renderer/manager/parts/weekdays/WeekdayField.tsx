import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../ui/index.ts'

interface WeekdayFieldProps {
  label: string
  /** ISO weekdays, 1 (Monday) to 7. */
  value: readonly number[]
  onChange: (value: number[]) => void
  errorMessage?: string | undefined
}

const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** Some days of a week: one button each. */
export function WeekdayField({ label, value, onChange, errorMessage }: WeekdayFieldProps) {
  const id = useId()
  const format = useFormat()
  return (
    <div className="flex flex-col gap-1">
      <span id={id} className="text-xs font-medium phone:text-sm">
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={id}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(DAYS.filter((day) => keys.has(day)))}
        className="grid grid-cols-7 gap-1"
      >
        {DAYS.map((day) => (
          <ToggleButton
            key={day}
            id={day}
            className="ring-focus h-(--control) cursor-default rounded-md border border-control-line bg-surface text-xs font-medium text-muted hover:bg-hover selected:border-ring selected:bg-accent selected:text-on-accent"
          >
            <span className="sr-only">{format.weekday(day)}</span>
            <span aria-hidden="true">{format.weekday(day, 'short').slice(0, 3)}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {errorMessage ? (
        <p role="alert" className="flex items-start gap-1 text-xs text-bad">
          <Icon name="error" size={14} className="mt-px" />
          {errorMessage}
        </p>
      ) : null}
    </div>
  )
}
