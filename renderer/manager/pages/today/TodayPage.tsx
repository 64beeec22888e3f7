import { useApi } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { LoadFailed, Loading } from '../../../shared/states/Loaded.tsx'
import { Card, LinkButton, PageHeader } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { addDays } from '../schedule/days.ts'
import { useCopies } from './copies/use-copies.ts'
import { Day, type DayParts } from './Day.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'
import { sumsOf, type Fill } from './day.ts'
import { useWaitingGuests } from './guests/Guests.tsx'
import { partOfDay } from './part-of-day.ts'
import { Resume } from './Resume.tsx'

const MINUTE = 60_000
const DAYS = 7

const Restored = late(() => import('./copies/Restored.tsx'))

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
