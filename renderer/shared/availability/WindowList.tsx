import { useFormat } from '../format/use-format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TimeField } from '../../ui/field/TimeField.tsx'
import { usePhone } from '../use-phone.ts'
import type { HoursProps } from './hours.ts'
import type { Window } from './windows.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const EVERY = 0

interface WindowListProps extends HoursProps {
  /** Beside what is drawn: with the times below the day, as on a phone. */
  isNarrow?: boolean
}

// The style of this list alone is no part of the stylesheet that every page fetches.
const AT_END = { position: 'absolute', top: '0.5rem', insetInlineEnd: 0 } as const
const BELOW = { clear: 'both', paddingBlock: '0.5rem' } as const
const BESIDE = { paddingInlineEnd: '8rem' }

/** The hours as a list of times by weekday: all that can be drawn can be entered here. */
export function WindowList({ windows, onChange, services, m, ...rest }: WindowListProps) {
  const format = useFormat()
  const isPhone = usePhone()
  const isNarrow = rest.isNarrow || isPhone
  const put = (at: number, change: Partial<Window>) =>
    onChange(windows.map((one, place) => (place === at ? { ...one, ...change } : one)))
  const add = (weekday: number) => {
    const last = windows.findLast((one) => one.weekday === weekday)
    const [start_time, end_time] = last && last.end_time < '20:00' ? [last.end_time, '20:00'] : ['09:00', '13:00']
    onChange([...windows, { weekday, start_time, end_time, service_id: null, is_active: true }])
  }
  return (
    <section aria-label={m.list} className="flex flex-col divide-y divide-line">
      {WEEK.map((weekday) => {
        const day = format.weekday(weekday)
        const own = windows.map((window, at) => ({ window, at })).filter(({ window }) => window.weekday === weekday)
        return (
          <fieldset key={weekday} className="relative min-w-0 py-2" style={{ minHeight: '3.75rem' }}>
            <legend className="float-start w-28 pt-2.5 text-sm font-semibold">{day}</legend>
            {own.length > 0 ? (
              <div className="flex min-w-0 flex-col gap-4" style={isNarrow ? BELOW : BESIDE}>
                {own.map(({ window, at }) => (
                  <WindowRow
                    key={at}
                    {...{ window, services, m, isNarrow }}
                    name={m.removeNamed(day, `${window.start_time} – ${window.end_time}`)}
                    onChange={(change) => put(at, change)}
                    onRemove={() => onChange(windows.filter((_, place) => place !== at))}
                  />
                ))}
              </div>
            ) : (
              <p className={isNarrow ? 'sr-only' : 'pt-2.5 text-sm text-muted'}>{m.none}</p>
            )}
            <span style={AT_END}>
              <Button look="quiet" icon="plus" label={m.addOn(day)} onPress={() => add(weekday)}>
                {m.add}
              </Button>
            </span>
          </fieldset>
        )
      })}
    </section>
  )
}

interface WindowRowProps extends Pick<HoursProps, 'services' | 'm'> {
  window: Window
  isNarrow: boolean
  /** The label of the button that removes it. */
  name: string
  onChange: (change: Partial<Window>) => void
  onRemove: () => void
}

function WindowRow({ window, services, m, isNarrow, name, onChange, onRemove }: WindowRowProps) {
  const { start_time, end_time, service_id, is_active } = window
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TimeField
        label={m.from}
        value={start_time}
        onChange={(time) => time && onChange({ start_time: time })}
        className="w-24"
      />
      <TimeField
        label={m.to}
        value={end_time}
        onChange={(time) => time && onChange({ end_time: time })}
        className="w-24"
      />
      <span className="min-w-0 grow" style={isNarrow ? { order: 1, width: '100%' } : { width: '7rem' }}>
        <Select
          label={m.service}
          value={service_id ?? EVERY}
          onChange={(id) => onChange({ service_id: id === EVERY ? null : id })}
          options={[{ id: EVERY, label: m.every }, ...services.map(({ id, name: label }) => ({ id, label }))]}
          className="w-full min-w-0"
        />
      </span>
      {is_active ? null : <Badge>{m.off}</Badge>}
      <span className={isNarrow ? 'ms-auto' : ''}>
        <Button look="quiet" icon="trash" iconOnly label={name} onPress={onRemove} />
      </span>
    </div>
  )
}
