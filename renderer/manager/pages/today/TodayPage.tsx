import { useApi } from '../../../api/index.ts'
import { late } from '../../../shared/app/late.tsx'
import { now } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Card, LinkButton, PageHeader, SkeletonRows } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { TodayClasses } from './classes/TodayClasses.tsx'
import { CopiesLine } from './copies/CopiesLine.tsx'
import { useCopies } from './copies/use-copies.ts'
import { Figures } from './Figures.tsx'
import { Guests, useWaitingGuests } from './guests/Guests.tsx'
import { Needs } from './needs/Needs.tsx'
import { NewPeople } from './NewPeople.tsx'
import { partOfDay } from './part-of-day.ts'
import { Resume } from './Resume.tsx'

const MINUTE = 60_000

const Restored = late(() => import('./copies/Restored.tsx'))

/** The start: how the day stands, today's classes with their check-in, what waits for somebody, who is new. */
export default function TodayPage() {
  const { today: m, shell } = useMessages()
  const format = useFormat()
  const session = useSession()
  const day = format.today()
  const classes = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { start_date: day, end_date: day } },
    { every: MINUTE / 2 },
  )
  const today = useApi('GET /api/v1/today', {}, { every: MINUTE })
  const guests = useWaitingGuests()
  const name = session?.account.full_name.split(' ')[0] ?? ''
  return (
    <>
      <PageHeader
        title={m[partOfDay(now(), format.timezone)](name)}
        windowTitle={shell.nav.today}
        description={format.date(day, 'day')}
      >
        <LinkButton icon="calendar" href={paths.schedule()}>
          {m.schedule}
        </LinkButton>
      </PageHeader>
      <div className="flex flex-col gap-4">
        <Resume />
        <RestoredNotice />
        <Figures classes={classes} today={today} />
        <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 narrow:grid-cols-1">
          <Loaded query={classes} skeleton={<ListSkeleton title={m.classes.title} />}>
            {(list) => <TodayClasses classes={list} />}
          </Loaded>
          <div className="flex min-w-0 flex-col gap-4">
            <Loaded query={today} skeleton={<ListSkeleton title={m.needs.title} />}>
              {(data) =>
                // Who waits stands above the rest: it is shown with it, so that nothing moves.
                guests ? (
                  <>
                    <Guests waiting={guests} />
                    <Needs today={data} />
                    <NewPeople today={data} />
                    <Copies />
                  </>
                ) : (
                  <ListSkeleton title={m.needs.title} />
                )
              }
            </Loaded>
          </div>
        </div>
      </div>
    </>
  )
}

function Copies() {
  const { status, copies } = useCopies()
  return status ? <CopiesLine status={status} copies={copies} /> : null
}

function RestoredNotice() {
  const { status } = useCopies()
  return status?.restored_at ? <Restored /> : null
}

function ListSkeleton({ title }: { title: string }) {
  return (
    <Card title={title} flush>
      <SkeletonRows rows={5} />
    </Card>
  )
}
