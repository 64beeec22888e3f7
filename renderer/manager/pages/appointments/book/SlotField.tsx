import { useId, useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import type { Bound } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, classes, Skeleton, TimeField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface Asked {
  service_id: number
  instructor_id: number
  date: string
}

interface SlotFieldProps extends Bound<string | null> {
  /** Null until all of it is chosen. */
  of: Asked | null
  /** True if a time may be typed that is not offered. */
  mayForce: boolean
}

/** The free times of a day to choose from; or another, typed, for roles that may book past the rules. */
export function SlotField({ of, value, onChange, errorMessage, mayForce }: SlotFieldProps) {
  const { booking: m } = useMessages().appointments
  const [isOther, setOther] = useState(false)
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} aria-describedby={errorMessage ? `${id}-fault` : undefined}>
      <p id={id} className="mb-1 text-xs font-medium">
        {m.times}
      </p>
      {of ? <Slots of={of} value={value} onChange={onChange} /> : <p className="text-sm text-muted">{m.chooseFirst}</p>}
      {of && mayForce ? (
        isOther ? (
          <TimeField
            label={m.otherTime}
            description={m.otherTimeHelp}
            value={value && value.length === 5 ? value : null}
            onChange={onChange}
            className="mt-3 max-w-48"
          />
        ) : (
          <Button look="quiet" size="small" className="mt-2" onPress={() => setOther(true)}>
            {m.otherTime}
          </Button>
        )
      ) : null}
      {errorMessage ? (
        <p id={`${id}-fault`} className="mt-1 text-xs text-bad">
          {errorMessage}
        </p>
      ) : null}
    </div>
  )
}

interface SlotsProps {
  of: Asked
  value: string | null
  onChange: (instant: string) => void
}

function Slots({ of, value, onChange }: SlotsProps) {
  const { booking: m } = useMessages().appointments
  const format = useFormat()
  const slots = useApi('GET /api/v1/appointments/available-slots', { query: of }, { enabled: isWholeDay(of.date) })
  return (
    <Loaded query={slots} skeleton={<Skeleton className="h-10" />}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-sm text-muted">{m.noTimes}</p>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
            {list.map(({ starts_at }) => (
              <button
                key={starts_at}
                type="button"
                aria-pressed={value === starts_at}
                onClick={() => onChange(starts_at)}
                className={classes(
                  'ring-focus figures min-h-(--control) rounded-md border text-sm phone:min-h-11',
                  value === starts_at
                    ? 'border-transparent bg-accent text-on-accent'
                    : 'border-line-strong bg-surface text-ink hover:bg-hover',
                )}
              >
                {format.time(starts_at)}
              </button>
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
