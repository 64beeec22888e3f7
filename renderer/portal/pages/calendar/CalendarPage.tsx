import { useApi } from '../../../api/index.ts'
import { CalendarLink } from '../../../shared/calendar/CalendarLink.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'

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
      <Loaded query={feeds} skeleton={<Skeleton className="h-10 w-40 rounded-md" />}>
        {(all) => <CalendarLink feed={all.find(({ kind }) => kind === own)} m={m} />}
      </Loaded>
    </AccountColumns>
  )
}
