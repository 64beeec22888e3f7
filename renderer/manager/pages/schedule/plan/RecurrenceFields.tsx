import type { FormState } from '../../../../shared/form/use-form.ts'
import { DateField, NumberField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { WeekdayField } from '../../../parts/weekdays/WeekdayField.tsx'
import type { PlanValues } from './plan-values.ts'

type Ending = PlanValues['recurrence']['ending']
const ENDINGS: readonly Ending[] = ['never', 'until', 'count']

/** The repetition of a series: its days, its interval in weeks, and its end. */
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
