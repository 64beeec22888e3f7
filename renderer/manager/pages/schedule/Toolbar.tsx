import type { Format } from '../../../shared/format/format.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import {
  Button,
  Kbd,
  Popover,
  SegmentedControl,
  Select,
  Spinner,
  TriggerButton,
  type Choice,
} from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { CalendarLinks } from './CalendarLinks.tsx'
import { shownDays } from './days.ts'
import { usePeople, useTemplates } from './use-people.ts'
import type { ScheduleState, Shape } from './use-schedule-state.ts'

interface ToolbarProps {
  state: ScheduleState
  /** The layout of the week. */
  shape: Shape
  isFetching: boolean
  /** Somebody comes to the arrow that goes back (-1) or on (1). */
  onNear: (by: 1 | -1) => void
}

const ARROWS = [
  [-1, 'left', 'before'],
  [1, 'right', 'after'],
] as const

const VIEWS = ['month', 'week', 'day'] as const

/** The days in sight, in words. */
function titleOf({ view, day, isPhone }: ScheduleState, format: Format): string {
  if (view === 'month') return format.date(day, 'month')
  const { first, last } = shownDays(view, day)
  return view === 'week' ? format.dateRange(first, last) : format.date(day, isPhone ? 'weekday' : 'long')
}

/** The days in sight and the ways to others: days, filters, month, week or day. */
export function Toolbar({ state, shape, isFetching, onNear }: ToolbarProps) {
  const { view, today, isPhone, set, turn } = state
  const { toolbar: m, print: printing, board } = useMessages().schedule
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2 print:border-0 print:[&>:not(h2)]:hidden">
      <Button onPress={() => state.goTo(today)}>{m.today}</Button>
      <div className="flex">
        {ARROWS.map(([by, icon, where]) => (
          <span key={where} onPointerEnter={() => onNear(by)} onFocus={() => onNear(by)}>
            <Button look="quiet" icon={icon} iconOnly label={m[where][view]} onPress={() => turn(by)} />
          </span>
        ))}
      </div>
      <h2 className="figures min-w-0 truncate text-base font-semibold" aria-live="polite">
        {titleOf(state, format)}
      </h2>
      <span className="w-4">{isFetching ? <Spinner className="text-faint" /> : null}</span>
      <div className="ms-auto flex flex-wrap items-center gap-2 phone:ms-0 phone:w-full">
        <Filters state={state} />
        {view === 'week' ? (
          <SegmentedControl
            label={board.shape}
            value={shape}
            onChange={(next) => set({ shape: next })}
            options={(['hours', 'list'] as const).map((id) => ({ id, label: board.shapes[id] }))}
          />
        ) : null}
        {view === 'day' && !isPhone ? (
          <SegmentedControl
            label={board.by}
            value={state.by}
            onChange={(by) => set({ by })}
            options={(['instructor', 'room'] as const).map((id) => ({ id, label: board.ways[id] }))}
          />
        ) : null}
        <SegmentedControl
          label={m.view}
          value={view}
          onChange={(next) => set({ view: next })}
          options={VIEWS.filter((id) => !isPhone || id !== 'week').map((id) => ({ id, label: m.views[id] }))}
        />
        <span className="phone:hidden">
          <Button look="quiet" icon="print" iconOnly label={printing} onPress={() => print()} />
        </span>
        <CalendarLinks />
        <KeyList />
      </div>
    </div>
  )
}

/** Filters classes by instructor, location and type, behind one button that counts the choices. */
function Filters({ state: { instructor, location, template, set } }: { state: ScheduleState }) {
  const { toolbar: m, filters, filtersSet } = useMessages().schedule
  const { instructors, locations } = usePeople()
  const templates = useTemplates()
  const all = (label: string, options: Choice<number>[]) => [{ id: 0, label }, ...options]
  const count = [instructor, location, template].filter(Boolean).length
  return (
    <Popover
      label={filters}
      placement="bottom end"
      trigger={<TriggerButton icon="filter">{count > 0 ? filtersSet(count) : filters}</TriggerButton>}
    >
      <div className="flex w-64 flex-col gap-3">
        <Select
          label={m.instructor}
          placeholder={m.everyone}
          value={instructor}
          onChange={(id) => set({ instructor: id })}
          options={all(m.everyone, instructors)}
        />
        {locations.length > 1 ? (
          <Select
            label={m.location}
            placeholder={m.everywhere}
            value={location}
            onChange={(id) => set({ location: id })}
            options={all(m.everywhere, locations)}
          />
        ) : null}
        {templates.length > 1 ? (
          <Select
            label={m.template}
            placeholder={m.everything}
            value={template}
            onChange={(id) => set({ template: id })}
            options={all(m.everything, templates)}
          />
        ) : null}
      </div>
    </Popover>
  )
}

/** The keys of the calendar, for people with a keyboard. */
function KeyList() {
  const { toolbar: m } = useMessages().schedule
  return (
    <span className="phone:hidden touch:hidden">
      <Popover
        label={m.keysTitle}
        placement="bottom end"
        trigger={<TriggerButton look="quiet" icon="info" iconOnly label={m.keys} />}
      >
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
          {m.keyList.map(([keys, means]) => (
            <div key={keys} className="contents">
              <dt className="whitespace-nowrap">
                <Kbd>{keys}</Kbd>
              </dt>
              <dd className="text-muted">{means}</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </span>
  )
}
