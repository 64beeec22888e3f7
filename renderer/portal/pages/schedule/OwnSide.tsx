import { useFormat } from '../../../shared/format/use-format.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Booking } from '../../parts/cancel-terms.ts'
import { Place } from '../../parts/Place.tsx'
import { StudioCard } from '../../parts/StudioCard.tsx'
import { useWhom } from '../../parts/whom.ts'
import { paths } from '../../paths.ts'
import { DateBlock } from '../bookings/DateBlock.tsx'

/** So many are shown before the page with all of them. */
const SOME = 3

/** Beside the day: what the reader has booked next, and where the studio is. */
export default function OwnSide({ booked }: { booked: readonly Booking[] }) {
  const { studio: m, shell } = useMessages()
  const { studio_name } = useStudio()
  return (
    <aside aria-label={studio_name ?? shell.product} className="flex flex-col gap-4">
      <Card title={m.next}>
        {booked.length > 0 ? (
          <ul className="mb-3 flex flex-col gap-3">
            {booked.slice(0, SOME).map((booking) => (
              <Next key={booking.id} booking={booking} />
            ))}
          </ul>
        ) : (
          <p className="mb-3 text-sm text-pretty text-muted">{m.nextNone}</p>
        )}
        <LinkButton href={paths.bookings()} className="w-full">
          {shell.nav.bookings}
        </LinkButton>
      </Card>
      <StudioCard />
    </aside>
  )
}

function Next({ booking }: { booking: Booking }) {
  const [, choose] = useWhom()
  const format = useFormat()
  return (
    <li className="relative flex items-center gap-3">
      <DateBlock instant={booking.starts_at} />
      <div className="min-w-0">
        <Anchor
          href={paths.class(booking.scheduled_class_id)}
          onFollow={() => choose(undefined)}
          className="ring-focus rounded-sm font-semibold break-words text-ink no-underline after:absolute after:inset-0"
        >
          {booking.class_name}
        </Anchor>
        <p className="figures truncate text-sm text-muted">{format.timeRange(booking.starts_at, booking.ends_at)}</p>
        <Place of={booking} />
      </div>
    </li>
  )
}
