import { Suspense, useEffect, useMemo } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { LoadFailed, Loading } from '../../../shared/states/Loaded.tsx'
import { classes, Skeleton, SkeletonRows } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { hoursFor } from './calendar/hours.ts'
import { addDays, mondayOf, shownDays, weekdayOf, type HoursView } from './days.ts'
import { withProposal } from './move/moved.ts'
import type { useMove } from './move/use-move.ts'
import { NoClasses } from './NoClasses.tsx'
import { PhoneDay } from './PhoneDay.tsx'
import type { Wish } from './plan/PlaceFields.tsx'
import { WeekSheet } from './WeekSheet.tsx'
import type { ScheduledClass } from './calendar/ClassBlock.tsx'
import type { Closure } from './closures/closure.ts'
import type { Span } from './calendar/nudge.ts'
import { useAppointmentsOn } from './board/use-day.ts'
import type { Place } from './move/moved.ts'
import { WeekTable } from './week/WeekTable.tsx'
import { useFill, useMarks, type useClasses } from './use-classes.ts'
import type { ScheduleState, Shape } from './use-schedule-state.ts'

const ClassCalendar = late(() => import('./calendar/ClassCalendar.tsx'))
const DayBoard = late(() => import('./board/DayBoard.tsx'))

interface CalendarAreaProps {
  state: ScheduleState
  classes: ReturnType<typeof useClasses>
  moving: ReturnType<typeof useMove>
  /** The layout of the week. */
  shape: Shape
  onPlan: (wish: Wish) => void
}

// The same lists at each drawing, until there are others.
const NO_CLASSES: readonly ScheduledClass[] = []
const NO_CLOSURES: readonly Closure[] = []

/** The calendar with what it shows: classes, one of them perhaps on its way to another time, and closed days. */
export function CalendarArea({ state, classes, moving, shape, onPlan }: CalendarAreaProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const { day, today, isPhone, instructor, location, template } = state
  const view = state.view as HoursView
  const closures = useApi('GET /api/v1/closures', {}, { fresh: 60_000, enabled: !denied('schedule.view') })
  const studio = useApi('GET /api/v1/studio', {}, { fresh: 60_000, enabled: !denied('settings.view') })
  // Attendance: only if part of the shown days can be over.
  const { first } = shownDays(isPhone ? 'week' : view, day)
  const fill = useFill(isPhone ? 'week' : view, day, state, first <= today)
  const came = useMemo(() => new Map(fill.data?.map((cls) => [cls.id, cls.came])), [fill.data])
  const marks = useMarks(view, day, state)
  const isList = view === 'week' && shape === 'list'
  const isBoard = view === 'day' && !isPhone
  const { appointments, isLoading } = useAppointmentsOn(state, isBoard)
  const forbidden = denied('schedule.manage')
  useEffect(() => {
    if (!isPhone && !isList) void (isBoard ? DayBoard : ClassCalendar).preload()
  }, [isPhone, isBoard, isList])
  const planned = classes.data ?? NO_CLASSES
  const all = useMemo(() => withProposal(planned, moving.proposal), [planned, moving.proposal])
  const shown = useMemo(
    () => (view === 'week' ? all : all.filter(({ starts_at }) => format.dayOf(starts_at) === day)),
    [all, view, day, format],
  )
  if (classes.isError && !classes.data) {
    return <LoadFailed error={classes.error} onRetry={() => void classes.refetch()} isRetrying={classes.isFetching} />
  }
  // Drawn before its hours are known, the grid would move under the reader's hands.
  const isKnown = classes.data && !studio.isLoading
  const days = new Set(all.map(({ starts_at }) => format.dayOf(starts_at)))
  const usual = { start: studio.data?.calendar_start_hour ?? 6, end: studio.data?.calendar_end_hour ?? 22 }
  const grid = {
    classes: shown,
    closures: closures.data ?? NO_CLOSURES,
    came,
    marks,
    movingId: moving.proposal?.cls.id ?? null,
    mayPlan: !forbidden,
    onOpen: state.openClass,
    onNudge: (cls: ScheduledClass, span: Span, place?: Place) => {
      moving.propose(cls, span, place)
      state.follow(span)
    },
    onMove: moving.moveTo,
  }
  const isFiltered = Boolean(instructor || location || template)
  const isKnownEmpty = classes.data && !classes.isPlaceholderData && !isLoading
  const isEmpty = isKnownEmpty && shown.length === 0 && appointments.length === 0
  return (
    <>
      <WeekSheet week={view === 'week' && !isPhone ? day : null} classes={shown} />
      {isPhone ? <DayStrip {...{ day, today, days }} onDay={state.goTo} /> : null}
      <section
        aria-label={m.calendar}
        className="relative print:hidden h-[max(26rem,calc(100dvh-12.75rem))] phone:h-auto phone:min-h-72"
      >
        <Suspense fallback={<Loading skeleton={<WeekSkeleton />} />}>
          {isPhone && classes.data ? (
            <PhoneDay classes={shown} came={came} marks={marks} onOpen={state.openClass} />
          ) : isKnown && isBoard ? (
            <DayBoard
              {...{ ...grid, day, appointments, isFiltered, usual }}
              by={state.by}
              onAppointment={state.openAppointment}
              onPlan={(span, wasDrawn, place) =>
                onPlan({ ...(wasDrawn ? { span } : { starts_at: span.starts_at }), ...(place && { place }) })
              }
            />
          ) : isKnown && isList ? (
            <WeekTable
              {...{ day, came, marks }}
              classes={shown}
              closures={grid.closures}
              onOpen={state.openClass}
              onDay={state.showDay}
            />
          ) : isKnown ? (
            <ClassCalendar
              {...{ ...grid, day }}
              hours={hoursFor(shown, usual, format.timezone)}
              onPlan={(span, wasDrawn) => onPlan(wasDrawn ? { span } : { starts_at: span.starts_at })}
              onDay={state.showDay}
            />
          ) : (
            <Loading skeleton={isPhone ? <SkeletonRows rows={5} /> : <WeekSkeleton />} />
          )}
          {isEmpty ? (
            <NoClasses
              view={view}
              isFiltered={isFiltered}
              onClear={() => state.set({ instructor: 0, location: 0, template: 0 })}
              onPlan={() => onPlan({ day })}
              disabledReason={forbidden}
            />
          ) : null}
        </Suspense>
      </section>
    </>
  )
}

interface DayStripProps {
  day: string
  today: string
  /** The dates that have classes. */
  days: ReadonlySet<string>
  onDay: (day: string) => void
}

/** The week as seven buttons, for a screen that shows one day at a time. */
function DayStrip({ day, today, days, onDay }: DayStripProps) {
  const { toolbar: m } = useMessages().schedule
  const format = useFormat()
  const monday = mondayOf(day)
  return (
    <div role="group" aria-label={m.days} className="grid grid-cols-7 gap-1 border-b border-line p-1.5">
      {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((on) => (
        <button
          key={on}
          type="button"
          aria-pressed={on === day}
          aria-current={on === today ? 'date' : undefined}
          onClick={() => onDay(on)}
          className={classes(
            'ring-focus flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md text-xs',
            on === day ? 'bg-accent text-on-accent' : 'text-muted hover:bg-hover',
          )}
        >
          <span className="sr-only">{format.date(on, 'long')}</span>
          <span aria-hidden="true">{format.weekday(weekdayOf(on), 'short').slice(0, 2)}</span>
          <span
            className={classes(
              'text-base font-semibold',
              on !== day && (on === today ? 'text-accent-text' : 'text-ink'),
            )}
          >
            {Number(on.slice(8))}
          </span>
          <span className={classes('size-1 rounded-full', days.has(on) ? 'bg-current' : 'bg-transparent')} />
        </button>
      ))}
    </div>
  )
}

/** Seven columns, each with some classes to come. */
function WeekSkeleton() {
  return (
    <div className="grid h-full grid-cols-7 gap-2 p-3">
      {[2, 3, 2, 3, 2, 1, 0].map((count, column) => (
        <div key={column} className="flex flex-col gap-6">
          <Skeleton className="h-5 w-16" />
          {Array.from({ length: count }, (_, at) => (
            <Skeleton key={at} className={column % 2 ? 'mt-8 h-16' : 'h-16'} />
          ))}
        </div>
      ))}
    </div>
  )
}
