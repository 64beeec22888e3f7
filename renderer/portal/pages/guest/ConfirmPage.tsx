import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { useWhen } from '../../parts/use-when.ts'
import { paths } from '../../paths.ts'
import { GuestFrame } from './GuestFrame.tsx'
import { useGuestPlace, type GuestPlace } from './use-guest-place.ts'
import { useTerms } from './use-terms.ts'

/** The page behind the link in a guest's first email: one button books the spot. */
export default function ConfirmPage() {
  const { guest: m } = useMessages()
  const found = useGuestPlace('POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm')
  const titles = { held: m.confirmTitle, lapsed: m.confirmTitle, booked: m.bookedTitle, cancelled: m.cancelledTitle }
  return (
    <GuestFrame found={found} title={({ status }) => titles[status]}>
      {(place) =>
        place.status === 'booked' || place.status === 'cancelled' ? (
          <Done place={place} />
        ) : (
          <Ask place={place} isPending={found.isPending} onConfirm={found.act} />
        )
      }
    </GuestFrame>
  )
}

function Ask({ place, isPending, onConfirm }: { place: GuestPlace; isPending: boolean; onConfirm: () => void }) {
  const { guest: m } = useMessages()
  const when = useWhen()
  return (
    <>
      <p className="text-sm text-pretty text-muted">
        {place.held_until ? m.heldUntil(when(place.held_until)) : m.lapsed} {m.payThere}
      </p>
      <Button look="primary" size="large" isPending={isPending} onPress={onConfirm}>
        {m.confirm}
      </Button>
    </>
  )
}

function Done({ place: { status, cancel, waivers } }: { place: GuestPlace }) {
  const { guest: m } = useMessages()
  const termsOf = useTerms()
  const terms = cancel && termsOf(cancel)
  return (
    <>
      {status === 'booked' ? (
        <div className="flex flex-col gap-2 text-sm text-pretty text-muted">
          <p>{m.payThere}</p>
          {terms ? <p>{terms}</p> : null}
          {waivers.length > 0 ? (
            <div>
              <p>{m.sign}</p>
              <ul className="list-disc ps-5">
                {waivers.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <p>{m.bookedMeans}</p>
        </div>
      ) : null}
      <LinkButton href={paths.schedule()} size="large">
        {m.timetable}
      </LinkButton>
    </>
  )
}
