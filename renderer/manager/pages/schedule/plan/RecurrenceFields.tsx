import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import type { FormState } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DateField, Icon, NumberField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { PlanValues } from './plan-values.ts'

type Ending = PlanValues['recurrence']['ending']
const ENDINGS: readonly Ending[] = ['never', 'until', 'count']

interface WeekdayFieldProps {
  label: string
  /** ISO weekdays, 1 (Monday) to 7. */
  value: readonly number[]
  onChange: (value: number[]) => void
  errorMessage?: string | undefined
}

const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The days of a week to repeat on: one button each. */
function WeekdayField({ label, value, onChange, errorMessage }: WeekdayFieldProps) {
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

/** How a series repeats: on which days, every how many weeks, and until when. */
export function RecurrenceFields({ form }: { form: FormState<PlanValues> }) {
  const { plan: m } = useMessages().schedule
  const { ending, interval } = form.values.recurrence
  return (
    <fieldset className="flex flex-col gap-4 rounded-lg bg-sunken p-3.5">
      <legend className="sr-only">{m.repeats}</legend>
      <WeekdayField label={m.weekdays} {...form.bind('recurrence.weekdays')} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={m.interval}
          unit={m.weeks(interval ?? 1)}
          min={1}
          max={52}
          {...form.bind('recurrence.interval')}
          isRequired
        />
        <Select
          label={m.ends}
          placeholder={m.endings.never}
          options={ENDINGS.map((id) => ({ id, label: m.endings[id] }))}
          {...form.bind('recurrence.ending')}
          isRequired
        />
        {ending === 'until' ? (
          <DateField
            label={m.until}
            min={form.values.day ?? undefined}
            className="col-start-2"
            {...form.bind('recurrence.until')}
            isRequired
          />
        ) : null}
        {ending === 'count' ? (
          <NumberField
            label={m.count}
            min={1}
            max={2000}
            className="col-start-2"
            {...form.bind('recurrence.count')}
            isRequired
          />
        ) : null}
      </div>
      <p className="text-xs text-pretty text-muted">{m.seriesMeans}</p>
    </fieldset>
  )
}
