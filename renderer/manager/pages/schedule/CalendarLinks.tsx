import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { CalendarLink } from '../../../shared/calendar/CalendarLink.tsx'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Dialog, Select, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { usePeople } from './use-people.ts'

const STUDIO = 0

/** The way to the links by which other calendars show the timetable: the studio's, or an instructor's. */
export function CalendarLinks() {
  const { links: m } = useMessages().schedule
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="link" iconOnly label={m.title} onPress={() => setOpen(true)} />
      <Dialog title={m.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Links />
      </Dialog>
    </>
  )
}

function Links() {
  const { links: m, link } = useMessages().schedule
  const denied = useDenied()
  const disabledReason = denied('bookings.view')
  const instructors = usePeople().instructors.map((one) => ({ ...one, disabledReason }))
  const feeds = useApi('GET /api/v1/calendar/tokens')
  const [whose, setWhose] = useState(STUDIO)
  const instructorId = whose === STUDIO ? undefined : whose
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">{m.lead}</p>
      <Select
        label={m.whose}
        value={whose}
        onChange={setWhose}
        options={[{ id: STUDIO, label: m.studio }, ...instructors]}
      />
      <Loaded query={feeds} skeleton={<Skeleton className="h-10 w-40 rounded-md" />}>
        {(all) => (
          <CalendarLink
            key={whose}
            feed={all.find(({ instructor_id }) => instructor_id === (instructorId ?? null))}
            instructorId={instructorId}
            m={link}
            forbidden={denied('schedule.manage')}
          />
        )}
      </Loaded>
    </div>
  )
}
