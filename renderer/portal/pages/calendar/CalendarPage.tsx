import { useApi } from '../../../api/index.ts'
import { CalendarLink } from '../../../shared/calendar/CalendarLink.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { useUpcoming } from '../../parts/use-own.ts'
import { paths } from '../../paths.ts'
import { DateBlock } from '../bookings/DateBlock.tsx'

/** The link by which the reader's own calendar shows what they book, or teach. */
export default function CalendarPage() {
  const { calendar: m, profile } = useMessages()
  const role = useSession()?.role
  const own = role === 'manager' ? 'studio' : role
  const feeds = useApi('GET /api/v1/calendar/tokens')
  return (
    <AccountColumns>
      <BackLink href={paths.profile()}>{profile.title}</BackLink>
      <PageHeader title={m.title} description={m.lead} />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start">
        <Card>
          <Loaded query={feeds} skeleton={<Skeleton className="h-44" />}>
            {(all) => {
              const feed = all.find(({ kind }) => kind === own)
              return (
                <>
                  {feed ? null : <Steps />}
                  <CalendarLink feed={feed} m={m} />
                </>
              )
            }}
          </Loaded>
        </Card>
        {role === 'client' ? <Shows /> : null}
      </div>
    </AccountColumns>
  )
}

/** Shows the steps of making the link. */
function Steps() {
  const { calendar: m } = useMessages()
  return (
    <ol className="mb-5 flex flex-col gap-3">
      {m.steps.map((step, at) => (
        <li key={step} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="figures grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-on-accent-soft"
          >
            {at + 1}
          </span>
          <span className="min-w-0 text-pretty">{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** So many are shown of what the calendar will have. */
const SOME = 3

/** Shows what will appear in the reader's calendar. */
function Shows() {
  const { calendar: m, waivers } = useMessages()
  const format = useFormat()
  const upcoming = useUpcoming()
  const booked = (upcoming.data?.items ?? []).filter(({ status }) => status === 'booked').slice(0, SOME)
  if (upcoming.isLoading) return <Skeleton className="h-40 w-full rounded-lg" />
  return (
    <Card flush title={m.shows} description={m.showsMeans}>
      <ul className="divide-y divide-line empty:hidden">
        {booked.map(({ id, starts_at, ends_at, class_name, instructor_name }) => (
          <li key={id} className="flex items-center gap-3.5 px-4 py-3">
            <DateBlock instant={starts_at} />
            <div className="min-w-0">
              <p className="font-semibold break-words">{class_name}</p>
              <p className="figures text-sm text-muted">
                {[format.timeRange(starts_at, ends_at), instructor_name].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {booked.length === 0 ? (
        <div className="p-4">
          <LinkButton href={paths.schedule()} className="w-full">
            {waivers.toSchedule}
          </LinkButton>
        </div>
      ) : null}
    </Card>
  )
}
