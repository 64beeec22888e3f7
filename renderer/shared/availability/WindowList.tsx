import { useFormat } from '../format/use-format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TimeField } from '../../ui/field/TimeField.tsx'
import { classes } from '../../ui/classes.ts'
import type { HoursProps } from './hours.ts'
import type { Window } from './windows.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const EVERY = 0

/** The hours as a list of times by weekday: all that can be drawn can be entered here. */
export function WindowList({ windows, onChange, services, m }: HoursProps) {
  const format = useFormat()
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
          <fieldset key={weekday} className="min-w-0 py-2.5">
            <legend className="float-start w-28 pt-1.5 text-sm font-semibold phone:w-full phone:pt-0">{day}</legend>
            <div
              className={classes(
                'flex min-w-0 gap-x-3 gap-y-3 phone:clear-both phone:pt-2',
                own.length === 0 ? 'items-center justify-between' : 'flex-col',
              )}
            >
              {own.length === 0 ? <p className="text-sm text-muted">{m.none}</p> : null}
              {own.map(({ window, at }) => (
                <WindowRow
                  key={at}
                  {...{ window, services, m }}
                  name={m.removeNamed(day, `${window.start_time} – ${window.end_time}`)}
                  onChange={(change) => put(at, change)}
                  onRemove={() => onChange(windows.filter((_, place) => place !== at))}
                />
              ))}
              <Button look="quiet" icon="plus" label={m.addOn(day)} onPress={() => add(weekday)} className="self-start">
                {m.add}
              </Button>
            </div>
          </fieldset>
        )
      })}
    </section>
  )
}

interface WindowRowProps extends Pick<HoursProps, 'services' | 'm'> {
  window: Window
  /** What removing it is called. */
  name: string
  onChange: (change: Partial<Window>) => void
  onRemove: () => void
}

function WindowRow({ window, services, m, name, onChange, onRemove }: WindowRowProps) {
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
      <Select
        label={m.service}
        value={service_id ?? EVERY}
        onChange={(id) => onChange({ service_id: id === EVERY ? null : id })}
        options={[{ id: EVERY, label: m.every }, ...services.map(({ id, name: label }) => ({ id, label }))]}
        className="w-44 min-w-0 grow"
      />
      {is_active ? null : <Badge>{m.off}</Badge>}
      <Button look="quiet" icon="trash" iconOnly label={name} onPress={onRemove} />
    </div>
  )
}
