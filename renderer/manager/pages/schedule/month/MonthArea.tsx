import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { LoadFailed, Loading } from '../../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../../ui/index.ts'
import { NoClasses } from '../NoClasses.tsx'
import { useFill, useMarks } from '../use-classes.ts'
import type { ScheduleState } from '../use-schedule-state.ts'
import { MonthGrid } from './MonthGrid.tsx'

interface MonthAreaProps {
  state: ScheduleState
  onPlan: (() => void) | undefined
  /** Why nothing can be planned. */
  disabledReason: string | null
}

/** A month of the timetable: its classes with how full they are, its closures, and the states of both. */
export function MonthArea({ state, onPlan, disabledReason }: MonthAreaProps) {
  const denied = useDenied()
  const { day, today, isPhone, instructor, location, template } = state
  const fill = useFill('month', day, state)
  const marks = useMarks('month', day, state)
  const closures = useApi('GET /api/v1/closures', {}, { fresh: 60_000, enabled: !denied('schedule.view') })
  if (fill.isError && !fill.data)
    return <LoadFailed error={fill.error} onRetry={() => void fill.refetch()} isRetrying={fill.isFetching} />
  if (!fill.data) return <Loading skeleton={<MonthSkeleton />} />
  const isFiltered = Boolean(instructor || location || template)
  return (
    <div className="relative">
      <MonthGrid
        {...{ day, today, isPhone }}
        classes={fill.data}
        marks={marks}
        closures={closures.data ?? []}
        onDay={state.showDay}
        onFocus={state.goTo}
      />
      {fill.data.length === 0 && !fill.isPlaceholderData ? (
        <NoClasses
          view="month"
          isFiltered={isFiltered}
          onClear={() => state.set({ instructor: 0, location: 0, template: 0 })}
          onPlan={onPlan}
          disabledReason={disabledReason}
        />
      ) : null}
    </div>
  )
}

function MonthSkeleton() {
  return (
    <div className="grid grid-cols-7 gap-px p-2">
      {Array.from({ length: 35 }, (_, at) => (
        <Skeleton key={at} className="h-24 phone:h-14" />
      ))}
    </div>
  )
}
