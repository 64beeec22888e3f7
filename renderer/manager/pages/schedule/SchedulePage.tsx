import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../shared/hotkeys.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { LoadFailed, Loading } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button, Card, PageHeader, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Beside } from './Beside.tsx'
import type { Span } from './calendar/nudge.ts'
import { ClassDrawer } from './class/ClassDrawer.tsx'
import { ClosuresDrawer } from './closures/ClosuresDrawer.tsx'
import { shownDays, turned, type View } from './days.ts'
import { DayStrip } from './DayStrip.tsx'
import { MoveDialog } from './move/MoveDialog.tsx'
import { withProposal } from './move/moved.ts'
import { useMove } from './move/use-move.ts'
import { NoClasses } from './NoClasses.tsx'
import { PlanDrawer } from './plan/PlanDrawer.tsx'
import type { Wish } from './plan/wish.ts'
import { Toolbar } from './Toolbar.tsx'
import { useClasses } from './use-classes.ts'
import { usePhone } from './use-phone.ts'

const ClassCalendar = lazy(() => import('./calendar/ClassCalendar.tsx'))
const DEFAULTS = { view: 'week', day: '', instructor: 0, location: 0, class: 0, closures: false }

/** The timetable as a calendar; what is in sight, its filters and the class that is open are in the address. */
export default function SchedulePage() {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const [state, setState] = useUrlState(DEFAULTS)
  const [wish, setWish] = useState<Wish | null>(null)
  const isPhone = usePhone()
  const moving = useMove()
  const today = format.today()
  const view: View = isPhone || state.view === 'day' ? 'day' : 'week'
  const day = /^\d{4}-\d{2}-\d{2}$/.test(state.day) ? state.day : today
  const { instructor, location } = state
  // A phone shows one day, and says of the others in the week whether there is something on.
  const classes = useClasses(isPhone ? 'week' : view, day, { instructor, location })
  const closures = useApi('GET /api/v1/closures', {}, { fresh: 60_000 })
  const studio = useApi('GET /api/v1/studio', {}, { fresh: 60_000, enabled: !denied('settings.view') })
  const forbidden = denied('schedule.manage')

  const goTo = (next: string) => setState({ day: next === today ? '' : next })
  const turn = (by: 1 | -1) => goTo(turned(view, day, by))
  const show = (next: View) => setState({ view: next })
  const plan = forbidden ? undefined : () => setWish({ day: day < today ? today : day })
  useHotkeys({
    t: () => goTo(today),
    w: () => show('week'),
    d: () => show('day'),
    n: plan,
    arrowleft: () => turn(-1),
    arrowright: () => turn(1),
  })

  const follow = (span: Span) => {
    const on = format.dayOf(span.starts_at)
    const { first, last } = shownDays(view, day)
    if (on < first || on > last) goTo(on)
  }

  const shown = withProposal(classes.data ?? [], moving.proposal)
  const counts = new Map(shown.map(({ starts_at }) => [format.dayOf(starts_at), 1]))
  const inSight = view === 'week' ? shown : shown.filter(({ starts_at }) => format.dayOf(starts_at) === day)
  const skeleton = <Skeleton className="m-3 h-full" />
  return (
    <>
      <PageHeader title={m.title}>
        <Beside onClosures={() => setState({ closures: true })} />
        <Button look="primary" icon="plus" onPress={plan} disabledReason={forbidden} aria-keyshortcuts="n">
          {m.planClass}
        </Button>
      </PageHeader>
      <Card flush>
        <Toolbar
          {...{ view, day, isPhone, instructor, location }}
          isFetching={classes.isPlaceholderData}
          onView={show}
          onToday={() => goTo(today)}
          onTurn={turn}
          onFilter={(change) => setState(change)}
        />
        {isPhone ? <DayStrip {...{ day, today, counts }} onDay={goTo} /> : null}
        <section aria-label={m.calendar} className="relative h-[max(26rem,calc(100dvh-12.75rem))] phone:h-auto">
          {classes.isError && !classes.data ? (
            <LoadFailed error={classes.error} onRetry={() => void classes.refetch()} isRetrying={classes.isFetching} />
          ) : (
            <Suspense fallback={<Loading skeleton={skeleton} />}>
              <ClassCalendar
                {...{ view, day, isPhone }}
                classes={inSight}
                closures={closures.data ?? []}
                hours={{ start: studio.data?.calendar_start_hour ?? 6, end: studio.data?.calendar_end_hour ?? 22 }}
                movingId={moving.proposal?.cls.id ?? null}
                mayPlan={!forbidden}
                onOpen={(id) => setState({ class: id })}
                onPlan={(span, wasDrawn) => setWish(wasDrawn ? { span } : { starts_at: span.starts_at })}
                onNudge={(cls, span) => {
                  moving.propose(cls, span)
                  follow(span)
                }}
                onMove={moving.moveTo}
                onDay={(on) => setState({ day: on === today ? '' : on, view: 'day' })}
              />
              {classes.data && !classes.isPlaceholderData && inSight.length === 0 ? (
                <NoClasses
                  view={view}
                  isFiltered={Boolean(instructor || location)}
                  onClear={() => setState({ instructor: 0, location: 0 })}
                  onPlan={plan}
                  disabledReason={forbidden}
                />
              ) : null}
            </Suspense>
          )}
        </section>
      </Card>
      <p role="status" className="sr-only">
        {moving.proposal ? m.move.at(moving.proposal.cls.name, moving.whenOf(moving.proposal.span)) : ''}
      </p>
      <MoveDialog moving={moving} onLeave={follow} />
      <PlanDrawer
        wish={wish}
        onClose={() => setWish(null)}
        onPlanned={(on) => setState({ day: on === today ? '' : on })}
      />
      <ClassDrawer classId={state.class} onClose={() => setState({ class: 0 })} onPlanAgain={setWish} />
      <ClosuresDrawer isOpen={state.closures} onClose={() => setState({ closures: false })} />
    </>
  )
}
