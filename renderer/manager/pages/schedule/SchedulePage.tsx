import { useMemo, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button, Card, LinkButton, Menu, PageHeader } from '../../../ui/index.ts'
import { texts, useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { isCrowded } from './calendar/side-by-side.ts'
import { CalendarArea } from './CalendarArea.tsx'
import { ClassDrawer } from './class/ClassDrawer.tsx'
import { ClosuresDrawer } from './closures/ClosuresDrawer.tsx'
import { MonthArea } from './month/MonthArea.tsx'
import { MoveDialog } from './move/MoveDialog.tsx'
import { usePlaceInWords } from './move/place-in-words.ts'
import { useMove } from './move/use-move.ts'
import { PlanDrawer } from './plan/PlanDrawer.tsx'
import type { Wish } from './plan/PlaceFields.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useClasses, useReadAhead } from './use-classes.ts'
import { useScheduleState } from './use-schedule-state.ts'

// Its texts are not those of this page.
const OpenedAppointment = late(async () => {
  const [file] = await Promise.all([
    import('./board/OpenedAppointment.tsx'),
    texts.want(['appointments', 'people', 'today']),
  ])
  return file
}, 'above')

/** The timetable as a calendar; what is in sight, its filters and the class that is open are in the address. */
export default function SchedulePage() {
  const { schedule: m } = useMessages()
  const forbidden = useDenied()('schedule.manage')
  const state = useScheduleState()
  const moving = useMove()
  const { proposal } = moving
  const place = usePlaceInWords(proposal)
  const [wish, setWish] = useState<Wish | null>(null)
  const { view, day, today, isPhone, set } = state
  // A phone shows one day, and says of the others in the week whether there is something on.
  const read = isPhone && view === 'day' ? 'week' : view
  const classes = useClasses(read, day, state)
  const readAhead = useReadAhead(read, day, state)
  const isUndecided = view === 'week' && state.shape === null
  const isList = useMemo(
    () => isUndecided && isCrowded((classes.data ?? []).filter(({ status }) => status !== 'cancelled')),
    [classes.data, isUndecided],
  )
  const shape = state.shape ?? (isList ? 'list' : 'hours')
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
        <Beside onClosures={() => state.showClosures(true)} />
        <Button look="primary" icon="plus" onPress={plan} disabledReason={forbidden} aria-keyshortcuts="n">
          {m.planClass}
        </Button>
      </PageHeader>
      <Card flush>
        <Toolbar shape={shape} state={state} isFetching={classes.isPlaceholderData} onNear={readAhead} />
        {view === 'month' ? (
          <MonthArea state={state} onPlan={plan} disabledReason={forbidden} />
        ) : (
          <CalendarArea {...{ state, classes, moving, shape }} onPlan={setWish} />
        )}
      </Card>
      <p role="status" className="sr-only">
        {proposal ? [m.move.at(proposal.cls.name, moving.whenOf(proposal.span)), place].filter(Boolean).join('. ') : ''}
      </p>
      <MoveDialog moving={moving} onLeave={state.follow} />
      <PlanDrawer wish={wish} onClose={() => setWish(null)} onPlanned={state.goTo} />
      <ClassDrawer classId={state.classId} onClose={state.closeClass} onPlanAgain={setWish} />
      {state.appointmentId > 0 ? (
        <OpenedAppointment appointmentId={state.appointmentId} onClose={state.closeAppointment} />
      ) : null}
      <ClosuresDrawer isOpen={state.showsClosures} onClose={() => state.showClosures(false)} />
    </>
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
