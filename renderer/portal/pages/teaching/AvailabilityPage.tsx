import { useApi } from '../../../api/index.ts'
import { HoursEditor } from '../../../shared/availability/HoursEditor.tsx'
import { TimeOff } from '../../../shared/availability/TimeOff.tsx'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'

/** The reader's bookable hours and absences. */
export default function AvailabilityPage() {
  const { availability: m, teaching } = useMessages()
  const me = useApi('GET /api/v1/auth/me', {}, { fresh: 300_000 })
  return (
    <>
      <BackLink href={paths.teaching()}>{teaching.title}</BackLink>
      <PageHeader title={m.title} description={m.lead} />
      <Loaded query={me}>
        {({ instructor_id: instructorId }) =>
          instructorId === null ? (
            <EmptyState icon="team" title={teaching.noProfile}>
              {teaching.noProfileMeans}
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-6">
              <TimeOff instructorId={instructorId} m={m} />
              <Card title={m.week}>
                <HoursEditor instructorId={instructorId} m={m} />
              </Card>
            </div>
          )
        }
      </Loaded>
    </>
  )
}
