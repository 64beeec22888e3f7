import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded, LoadFailed, Loading } from '../../../shared/states/Loaded.tsx'
import { Button, Card, Drawer, LinkButton, Menu, PageHeader, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { CalendarArea } from './CalendarArea.tsx'
import { NoClasses } from './NoClasses.tsx'
import { ClassDrawer } from './class/ClassDrawer.tsx'
import { ClosureForm } from './closures/ClosureForm.tsx'
import { ClosureList } from './closures/ClosureList.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import { MoveDialog } from './move/MoveDialog.tsx'
import { useMove } from './move/use-move.ts'
import { PlanDrawer } from './plan/PlanDrawer.tsx'
import type { Wish } from './plan/PlaceFields.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useClasses, useFill, useReadAhead } from './use-classes.ts'
import { useScheduleState, type ScheduleState } from './use-schedule-state.ts'

/** The timetable as a calendar; what is in sight, its filters and the class that is open are in the address. */
export default function SchedulePage() {
  const { schedule: m } = useMessages()
  const forbidden = useDenied()('schedule.manage')
  const state = useScheduleState()
  const moving = useMove()
  const [wish, setWish] = useState<Wish | null>(null)
  const { view, day, today, isPhone, set } = state
  // A phone shows one day, and says of the others in the week whether there is something on.
  const read = isPhone && view === 'day' ? 'week' : view
  const classes = useClasses(read, day, state)
  const readAhead = useReadAhead(read, day, state)
  const plan = forbidden ? undefined : () => setWish({ day: day < today ? today : day })
  useHotkeys({
    t: () => state.goTo(today),
    w: () => set({ view: 'week' }),
    d: () => set({ view: 'day' }),
    m: () => set({ view: 'month' }),
    n: plan,
    arrowleft: () => state.turn(-1),
    arrowright: () => state.turn(1),
  })
  return (
    <>
      <PageHeader title={m.title}>
        <Beside onClosures={() => set({ closures: true })} />
        <Button look="primary" icon="plus" onPress={plan} disabledReason={forbidden} aria-keyshortcuts="n">
          {m.planClass}
        </Button>
      </PageHeader>
      <Card flush>
        <Toolbar state={state} isFetching={classes.isPlaceholderData} onNear={readAhead} />
        {view === 'month' ? (
          <MonthArea state={state} onPlan={plan} disabledReason={forbidden} />
        ) : (
          <CalendarArea {...{ state, classes, moving }} onPlan={setWish} />
        )}
      </Card>
      <p role="status" className="sr-only">
        {moving.proposal ? m.move.at(moving.proposal.cls.name, moving.whenOf(moving.proposal.span)) : ''}
      </p>
      <MoveDialog moving={moving} onLeave={state.follow} />
      <PlanDrawer wish={wish} onClose={() => setWish(null)} onPlanned={state.goTo} />
      <ClassDrawer classId={state.classId} onClose={() => set({ class: 0 })} onPlanAgain={setWish} />
      <ClosuresDrawer isOpen={state.showsClosures} onClose={() => set({ closures: false })} />
    </>
  )
}

interface MonthAreaProps {
  state: ScheduleState
  onPlan: (() => void) | undefined
  /** Why nothing can be planned. */
  disabledReason: string | null
}

/** A month of the timetable: its classes with how full they are, its closures, and the states of both. */
function MonthArea({ state, onPlan, disabledReason }: MonthAreaProps) {
  const denied = useDenied()
  const { day, today, isPhone, instructor, location, template } = state
  const fill = useFill('month', day, state)
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

/** The days the studio is closed: those there are, and new ones. */
function ClosuresDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { closures: m } = useMessages().schedule
  return (
    <Drawer title={m.title} description={m.lead} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <Closures /> : null}
    </Drawer>
  )
}

function Closures() {
  const { closures: m } = useMessages().schedule
  const denied = useDenied()
  const [isAdding, setAdding] = useState(false)
  const closures = useApi('GET /api/v1/closures')
  if (isAdding) return <ClosureForm onClose={() => setAdding(false)} />
  return (
    <div className="flex flex-col gap-4">
      <Button
        icon="plus"
        look="primary"
        onPress={() => setAdding(true)}
        disabledReason={denied('schedule.manage')}
        className="self-start"
      >
        {m.add}
      </Button>
      <Loaded query={closures}>{(list) => <ClosureList closures={list} />}</Loaded>
    </div>
  )
}

/** The ways from the calendar to what belongs to it: closures and templates; on a phone behind three dots. */
function Beside({ onClosures }: { onClosures: () => void }) {
  const { schedule: m } = useMessages()
  return (
    <>
      <span className="flex gap-2 phone:hidden">
        <Button icon="sun" onPress={onClosures}>
          {m.closures.title}
        </Button>
        <LinkButton icon="tag" href={paths.classTemplates()}>
          {m.templates}
        </LinkButton>
      </span>
      <span className="sm:hidden">
        <Menu
          groups={[
            [
              { label: m.closures.title, icon: 'sun', onAction: onClosures },
              { label: m.templates, icon: 'tag', href: paths.classTemplates() },
            ],
          ]}
        />
      </span>
    </>
  )
}
