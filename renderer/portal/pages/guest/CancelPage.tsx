import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { GuestFrame } from './GuestFrame.tsx'
import { useGuestPlace, type GuestPlace } from './use-guest-place.ts'
import { useTerms } from './use-terms.ts'

/** The page behind the link in a guest's second email: the consequences of cancelling now, and the button for it. */
export default function CancelPage() {
  const { guest: m } = useMessages()
  const found = useGuestPlace('POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel')
  return (
    <GuestFrame
      found={found}
      title={({ status, cancel }) =>
        status === 'cancelled' ? m.cancelledTitle : cancel ? m.cancelTitle : m.bookedTitle
      }
    >
      {(place) => <Cancelling place={place} isPending={found.isPending} onCancel={found.act} />}
    </GuestFrame>
  )
}

function Cancelling({ place, isPending, onCancel }: { place: GuestPlace; isPending: boolean; onCancel: () => void }) {
  const { guest: m } = useMessages()
  const format = useFormat()
  const termsOf = useTerms()
  const { status, cancel } = place
  if (status === 'cancelled' || !cancel) {
    return (
      <>
        <p className="text-sm text-pretty text-muted">{status === 'cancelled' ? m.cancelledMeans : m.tooLate}</p>
        <LinkButton href={paths.schedule()} size="large">
          {m.timetable}
        </LinkButton>
      </>
    )
  }
  const fee = format.money(cancel.fee)
  const terms = termsOf(cancel)
  return (
    <>
      {terms ? <p className="text-sm text-pretty text-muted">{terms}</p> : null}
      <Button look="danger" size="large" isPending={isPending} onPress={onCancel}>
        {cancel.fee > 0 ? m.cancelFor(fee) : m.cancel}
      </Button>
    </>
  )
}
