import { Suspense } from 'react'
import { useApi } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { LoadFailed, Loading } from '../../../shared/states/Loaded.tsx'
import { Button, Card, LinkButton, PageHeader, Progress, Skeleton, SkeletonRows } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { CodeNotice } from '../../parts/recovery/CodeNotice.tsx'
import { paths } from '../../paths.ts'
import { addDays } from '../schedule/days.ts'
import { STEPS, keepProgress, useProgress } from '../welcome/progress.ts'
import { useCopies } from './copies/use-copies.ts'
import { Day, type DayParts } from './Day.tsx'
import { partOfDay, sumsOf, type Fill } from './day.ts'
import { useWaitingGuests } from './guests/Guests.tsx'

const MINUTE = 60_000
const DAYS = 7

const Restored = late(() => import('./copies/Restored.tsx'))

const SetUp = late(() => import('./SetUp.tsx'))

/** A first set-up that was left half way, and the way back into it; after it, what is still missing. */
function Resume() {
  const { welcome } = useMessages()
  const progress = useProgress()
  if (!progress || progress.isPutAway) return null
  if (progress.isOver) {
    return (
      <Suspense fallback={<Skeleton className="h-52" />}>
        <SetUp progress={progress} />
      </Suspense>
    )
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Progress
          label={welcome.resume.title}
          value={progress.done.length}
          max={STEPS.length}
          text={welcome.resume.left(welcome.step[progress.at])}
          className="min-w-60 flex-1"
        />
        <div className="flex gap-2">
          <Button look="quiet" onPress={() => keepProgress({ ...progress, isOver: true, isPutAway: true })}>
            {welcome.resume.dismiss}
          </Button>
          <LinkButton look="primary" href={paths.welcome()}>
            {welcome.resume.go}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

/** The start: what comes next, the rest of the day, the week's fill and takings, what waits for somebody, who comes soon. */
export default function TodayPage() {
  const { today: m, shell } = useMessages()
  const format = useFormat()
  const session = useSession()
  const day = format.today()
  const fill = useApi(
    'GET /api/v1/class-fill',
    { query: { start_date: day, end_date: addDays(day, DAYS - 1) } },
    { every: MINUTE / 2, keep: true },
  )
  const today = useApi('GET /api/v1/today', {}, { every: MINUTE })
  const guests = useWaitingGuests()
  const name = session?.account.full_name.split(' ')[0] ?? ''
  const failed = [fill, today].find(({ isError, data }) => isError && data === undefined)
  const parts: DayParts | null =
    fill.data && today.data && guests ? { day, classes: fill.data, today: today.data, guests } : null
  return (
    <>
      <PageHeader
        title={m[partOfDay(now(), format.timezone)](name)}
        windowTitle={shell.nav.today}
        description={
          <>
            {format.date(day, 'day')}
            {fill.data ? <Sums classes={fill.data.filter(({ starts_at }) => format.dayOf(starts_at) === day)} /> : null}
          </>
        }
      >
        <LinkButton icon="calendar" href={paths.schedule()}>
          {m.schedule}
        </LinkButton>
      </PageHeader>
      <div className="flex flex-col gap-4">
        <CodeNotice />
        <Resume />
        <RestoredNotice />
        {parts ? (
          <Day {...parts} />
        ) : failed?.error ? (
          <Card flush>
            <LoadFailed
              error={failed.error}
              onRetry={() => [fill, today].forEach((one) => one.isError && void one.refetch())}
              isRetrying={failed.isFetching}
            />
          </Card>
        ) : (
          <Loading skeleton={<DaySkeleton />} />
        )}
      </div>
    </>
  )
}

/** The page's own shape while nothing is known yet. */
function DaySkeleton() {
  const { today: m } = useMessages()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-4 max-[74rem]:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <div className="flex gap-4">
            <Skeleton className="h-24 w-42 rounded-lg phone:hidden" />
            <div className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 w-56 max-w-full" />
              <Skeleton className="h-4 w-40" />
            </div>
          </div>
          <div className="mt-4">
            <SkeletonRows rows={4} />
          </div>
        </Card>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
          {[m.week.title, m.takings.title].map((title) => (
            <Card key={title} title={title}>
              <Skeleton className="h-40" />
            </Card>
          ))}
        </div>
      </div>
      <Card title={m.needs.title} flush>
        <SkeletonRows rows={6} />
      </Card>
    </div>
  )
}

/** The day in a few words, after its date. */
function Sums({ classes }: { classes: readonly Fill[] }) {
  const { today: m } = useMessages()
  const { classes: count, booked, places } = sumsOf(classes)
  return <span className="figures"> · {count === 0 ? m.noClasses : m.sums(count, booked, places)}</span>
}

function RestoredNotice() {
  const { status } = useCopies()
  return status?.restored_at ? <Restored /> : null
}
