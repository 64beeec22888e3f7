import { useApi } from '../../../../api/index.ts'
import { HoursEditor } from '../../../../shared/availability/HoursEditor.tsx'
import { TimeOff } from '../../../../shared/availability/TimeOff.tsx'
import { WeekGrid } from '../../../../shared/availability/WeekGrid.tsx'
import { Portrait } from '../../../../shared/picture/Portrait.tsx'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Card, EmptyState, LinkButton, PageHeader, Select, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { AppointmentsNav } from '../AppointmentsNav.tsx'
import { Overview } from './Overview.tsx'

/** The bookable hours of each instructor, drawn on a week or entered as a list, and their absences. */
export default function AvailabilityPage() {
  const { appointments, availability } = useMessages()
  const m = appointments.hours
  // The instructor counts as a part of the page, so that switching asks about unsaved hours.
  const [{ part: instructor }, set] = useUrlState({ part: 0 })
  const instructors = useApi('GET /api/v1/instructors', { query: { page_size: 200 } }, { fresh: 60_000 })
  const items = instructors.data?.items ?? []
  const chosen = items.find(({ id }) => id === instructor) ?? (items.length === 1 ? items[0] : undefined)
  return (
    <>
      <AppointmentsNav />
      <PageHeader title={m.title} description={m.lead}>
        {items.length > 0 ? (
          <Select
            label={m.instructor}
            hideLabel
            before={chosen && <Portrait name={chosen.full_name} photo_url={chosen.photo_url} />}
            value={chosen?.id ?? 0}
            onChange={(id) => set({ part: id })}
            options={[
              ...(items.length > 1 ? [{ id: 0, label: m.everyone }] : []),
              ...items.map(({ id, full_name }) => ({ id, label: full_name })),
            ]}
            className="w-60 phone:w-full"
          />
        ) : null}
      </PageHeader>
      <Loaded query={instructors} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {() => {
          if (items.length === 0)
            return (
              <EmptyState
                icon="team"
                title={m.none}
                action={<LinkButton href={paths.teamTab('instructors')}>{m.toTeam}</LinkButton>}
              >
                {m.noneMeans}
              </EmptyState>
            )
          if (!chosen) return <Overview people={items} onOpen={(id) => set({ part: id }, 'push')} />
          return <Hours key={chosen.id} instructorId={chosen.id} words={availability} />
        }}
      </Loaded>
    </>
  )
}

interface HoursOfProps {
  instructorId: number
  words: ReturnType<typeof useMessages>['availability']
}

function Hours({ instructorId, words }: HoursOfProps) {
  const denied = useDenied()
  const forbidden = denied('appointments.manage')
  const studio = useApi('GET /api/v1/studio', {}, { fresh: 60_000, enabled: !denied('settings.view') })
  const day = { start: studio.data?.calendar_start_hour ?? 6, end: studio.data?.calendar_end_hour ?? 22 }
  return (
    <div className="flex flex-col gap-5">
      <TimeOff instructorId={instructorId} m={words} forbidden={forbidden} />
      <Card title={words.week}>
        <HoursEditor
          instructorId={instructorId}
          m={words}
          forbidden={forbidden}
          drawing={{
            around: 'grid grid-cols-1 gap-6 min-[72rem]:grid-cols-[minmax(0,1fr)_18rem]',
            draw: (props) => (
              // Drawn before its hours are known, the week would stay without those that come.
              <div className="phone:hidden">
                {studio.isLoading ? <Skeleton className="h-96" /> : <WeekGrid {...props} day={day} />}
              </div>
            ),
          }}
        />
      </Card>
    </div>
  )
}
