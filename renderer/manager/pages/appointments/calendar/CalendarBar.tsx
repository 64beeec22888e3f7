import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, SegmentedControl, Select, Spinner } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { shownDays } from '../../schedule/days.ts'
import { usePeople } from '../../schedule/use-people.ts'
import { isOn, type Appointment } from '../appointment.ts'
import type { CalendarState } from './use-calendar-state.ts'

interface CalendarBarProps {
  state: CalendarState
  /** What is in sight, once it is known. */
  shown: readonly Appointment[] | undefined
  isFetching: boolean
}

/** What is in sight, and the ways to something else. */
export function CalendarBar({ state, shown, isFetching }: CalendarBarProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const { instructors } = usePeople()
  const { view, day, today } = state
  const { first, last } = shownDays(view, day)
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <Button onPress={() => state.goTo(today)}>{m.today}</Button>
      <div className="flex">
        <Button look="quiet" icon="left" iconOnly label={m.before[view]} onPress={() => state.turn(-1)} />
        <Button look="quiet" icon="right" iconOnly label={m.after[view]} onPress={() => state.turn(1)} />
      </div>
      <h2 className="figures min-w-0 truncate text-base font-semibold" aria-live="polite">
        {view === 'week' ? format.dateRange(first, last) : format.date(day, 'long')}
      </h2>
      {shown && shown.length > 0 ? (
        <span className="text-sm text-muted">{m.many(shown.filter(isOn).length)}</span>
      ) : null}
      <span className="w-4">{isFetching ? <Spinner className="text-faint" /> : null}</span>
      <div className="ms-auto flex flex-wrap items-center gap-2 phone:ms-0 phone:w-full">
        <Select
          label={m.instructor}
          hideLabel
          value={state.instructor}
          onChange={(id) => state.set({ instructor: id })}
          options={[{ id: 0, label: m.everyone }, ...instructors]}
          className="w-44 phone:w-full"
        />
        <SegmentedControl
          label={m.view}
          value={view}
          onChange={(next) => state.set({ view: next })}
          options={[
            { id: 'day', label: m.views.day },
            { id: 'week', label: m.views.week },
          ]}
        />
      </div>
    </div>
  )
}
