import { useNow } from '../../../shared/clock.ts'
import { Portrait } from '../../../shared/picture/Portrait.tsx'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../shared/url/use-go.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { Freshness } from '../../offline/Freshness.tsx'
import { Columns } from '../../parts/Columns.tsx'
import { StudioSide } from '../../parts/StudioSide.tsx'
import { useNamedPlace } from '../../parts/use-place.ts'
import { usePublicSchedule, type PublicClass } from '../../parts/use-public.ts'
import { useTitle } from '../../parts/use-title.ts'
import { useWide } from '../../../shared/use-wide.ts'
import { paths } from '../../paths.ts'
import { publicStanding } from '../timetable/public-standing.ts'
import { SeatLink } from '../timetable/SeatLink.tsx'
import { ClassColumns, ClassHead, ClassSkeleton } from './ClassColumns.tsx'
import { ClassLinks } from './ClassLinks.tsx'
import { CancelFact } from './CancelFact.tsx'
import { Fact } from './Fact.tsx'
import { PriceFact } from './PriceFact.tsx'
import { Neighbours } from './Neighbours.tsx'

/** One class for visitors: its details, and the way to a spot in it. */
export default function PublicClassPage() {
  const { classPage: m } = useMessages()
  const id = usePathId('classId')
  const schedule = usePublicSchedule()
  const now = useNow(30_000)
  const cls = schedule.data?.find((one) => one.id === id && now < Date.parse(one.ends_at))
  return (
    <>
      {schedule.data ? null : <h1 className="sr-only">{m.title}</h1>}
      <Freshness query={schedule} />
      <Loaded query={schedule} skeleton={<ClassSkeleton />}>
        {(all) => (cls ? <Shown cls={cls} now={now} all={all} /> : <NotShownBeside />)}
      </Loaded>
    </>
  )
}

function Shown({ cls, now, all }: { cls: PublicClass; now: number; all: readonly PublicClass[] }) {
  const { classPage: m, schedule, studio } = useMessages()
  const state = publicStanding(cls, now)
  const place = useNamedPlace()(cls)
  const isWide = useWide()
  useTitle(cls.name)
  return (
    <ClassColumns
      head={<ClassHead cls={cls} />}
      seat={
        <>
          {state.kind === 'full' ? (
            <Callout tone="plain" title={m.full}>
              {m.fullMeans}
            </Callout>
          ) : null}
          {state.kind === 'running' ? <Callout tone="plain">{schedule.running}</Callout> : null}
          <SeatLink wide cls={cls} state={state} />
          {state.kind === 'open' ? (
            <p className="text-center text-sm text-pretty text-muted">{studio.signInFirst}</p>
          ) : null}
        </>
      }
      side={isWide ? <StudioSide /> : null}
    >
      {cls.description ? <p className="text-base text-pretty whitespace-pre-line">{cls.description}</p> : null}
      <Card flush>
        <dl className="divide-y divide-line">
          {cls.instructor_name ? (
            <Fact
              icon="person"
              portrait={
                cls.instructor_photo_url ? (
                  <Portrait name={cls.instructor_name} photo_url={cls.instructor_photo_url} size="medium" />
                ) : null
              }
              label={m.with}
            >
              {cls.instructor_name}
            </Fact>
          ) : null}
          {place ? (
            <Fact icon="pin" label={m.where}>
              {place}
            </Fact>
          ) : null}
          <PriceFact of={cls} />
          <Fact icon="clients" label={m.seats}>
            {m.seatsLeft(cls.spots_left, cls.capacity)}
          </Fact>
          <CancelFact of={cls} now={now} />
        </dl>
      </Card>
      <ClassLinks cls={cls} />
      <Neighbours of={cls} classes={all} />
      {isWide ? null : <StudioSide />}
    </ClassColumns>
  )
}

const NotShownBeside = () => (
  <Columns side={<StudioSide />}>
    <NotShown />
  </Columns>
)

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
