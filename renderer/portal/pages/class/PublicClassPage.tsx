import { useNow } from '../../../shared/clock.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { usePublicSchedule, type PublicClass } from '../../parts/use-public.ts'
import { useTitle } from '../../parts/use-title.ts'
import { WithSide } from '../../parts/WithSide.tsx'
import { paths } from '../../paths.ts'
import { publicStanding } from '../timetable/public-standing.ts'
import { SeatLink } from '../timetable/SeatLink.tsx'
import { ClassHead } from './ClassHead.tsx'
import { ClassSkeleton } from './ClassSkeleton.tsx'
import { Fact } from './Fact.tsx'

/** One class for who looks around: what it is, and the way to a seat in it. */
export default function PublicClassPage() {
  const { classPage: m } = useMessages()
  const id = usePathId('classId')
  const schedule = usePublicSchedule()
  const now = useNow(30_000)
  const cls = schedule.data?.find((one) => one.id === id && now < Date.parse(one.ends_at))
  return (
    <WithSide isComing={schedule.isPending}>
      {schedule.data ? null : <h1 className="sr-only">{m.title}</h1>}
      <Freshness query={schedule} />
      <Loaded query={schedule} skeleton={<ClassSkeleton />}>
        {() => (cls ? <Shown cls={cls} now={now} /> : <NotShown />)}
      </Loaded>
    </WithSide>
  )
}

function Shown({ cls, now }: { cls: PublicClass; now: number }) {
  const { classPage: m, schedule, studio } = useMessages()
  const state = publicStanding(cls, now)
  useTitle(cls.name)
  return (
    <article className="flex flex-col gap-4">
      <ClassHead cls={cls} />
      {state.kind === 'full' ? (
        <Callout tone="plain" title={m.full}>
          {m.fullMeans}
        </Callout>
      ) : null}
      {state.kind === 'running' ? <Callout tone="plain">{schedule.running}</Callout> : null}
      <SeatLink wide cls={cls} state={state} />
      {state.kind === 'open' ? <p className="text-center text-sm text-muted">{studio.signInFirst}</p> : null}
      {cls.description ? <p className="text-base text-pretty whitespace-pre-line">{cls.description}</p> : null}
      <Card flush>
        <dl className="divide-y divide-line">
          {cls.instructor_name ? (
            <Fact icon="person" label={m.with}>
              {cls.instructor_name}
            </Fact>
          ) : null}
          {cls.establishment_name ? (
            <Fact icon="pin" label={m.where}>
              {cls.establishment_name}
            </Fact>
          ) : null}
          <Fact icon="clients" label={m.seats}>
            {m.seatsLeft(cls.spots_left, cls.capacity)}
          </Fact>
        </dl>
      </Card>
    </article>
  )
}

/** A link to a class that is over, called off, or further ahead than everybody may see. */
function NotShown() {
  const { studio: m, login } = useMessages()
  const here = paths.class(usePathId('classId'))
  return (
    <EmptyState
      icon="calendar"
      title={m.notShown}
      level={1}
      action={
        <>
          <LinkButton href={paths.schedule()} look="primary">
            {m.toSchedule}
          </LinkButton>
          <LinkButton href={paths.login(here)}>{login.title}</LinkButton>
        </>
      }
    >
      {m.notShownMeans}
    </EmptyState>
  )
}
