import { useState, type ReactNode } from 'react'
import { ApiError, useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import { SubstituteRefusal } from '../../parts/SubstituteRefusal.tsx'
import type { SubstituteRequest } from '../../parts/substitutes.ts'
import { useNamedPlace } from '../../parts/use-place.ts'
import { useWhen } from '../../parts/use-when.ts'
import { DateBlock } from '../bookings/DateBlock.tsx'

/** Classes the reader could teach, each taken with one tap; a dialog explains a refusal, as the card is gone by then. */
export function ToClaim({ requests }: { requests: readonly SubstituteRequest[] }) {
  const { substitutes: m } = useMessages()
  const toast = useToast()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const claim = useSend('POST /api/v1/substitute-requests/{request_id}/claim', {
    done: ({ status, class_name }) => (status === 'filled' ? m.yoursToast : m.claimedToast)(class_name),
  })
  const take = (id: number) =>
    void claim.sendOrThrow({ params: { request_id: id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status > 0) setRefusal(error)
      else toast.failed(error, () => take(id))
    })
  return (
    <>
      {requests.length > 0 ? (
        <section className="mb-6">
          <h2 className="mb-2 text-base font-semibold">{m.toClaim}</h2>
          <ul className="flex flex-col gap-3">
            {requests.map((request) => (
              <Offer
                key={request.id}
                request={request}
                isPending={claim.pending?.params.request_id === request.id}
                onTake={() => take(request.id)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <Dialog
        title={m.notYours}
        width="small"
        isOpen={refusal !== null}
        onClose={() => setRefusal(null)}
        footer={
          <Button size="large" onPress={() => setRefusal(null)} className="phone:w-full">
            {m.ok}
          </Button>
        }
      >
        <SubstituteRefusal error={refusal} />
      </Dialog>
    </>
  )
}

interface OfferProps {
  request: SubstituteRequest
  isPending: boolean
  onTake: () => void
}

function Offer({ request, isPending, onTake }: OfferProps) {
  const { substitutes: m } = useMessages()
  const when = useWhen()
  return (
    <RequestCard
      request={request}
      about={
        <>
          <p className="text-sm text-muted">{m.insteadOf(request.asked_by_name)}</p>
          <Note request={request} />
        </>
      }
    >
      <Button
        look="primary"
        size="large"
        label={m.claimNamed(request.class_name, when(request.starts_at))}
        isPending={isPending}
        onPress={onTake}
        className="phone:w-full"
      >
        {m.claim}
      </Button>
      <p className="min-w-0 flex-1 basis-48 text-sm text-pretty text-muted">
        {request.needs_approval ? m.needsApproval : m.atOnce}
      </p>
    </RequestCard>
  )
}

interface RequestCardProps {
  request: SubstituteRequest
  /** Below when and where it is: whose class it is, or what they wrote. */
  about?: ReactNode
  /** At the foot: how it stands, and what can be done. */
  children: ReactNode
}

/** A class that looks for somebody, or has found them. */
export function RequestCard({ request, about, children }: RequestCardProps) {
  const format = useFormat()
  const place = useNamedPlace()(request)
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex gap-3.5 p-4">
        <DateBlock instant={request.starts_at} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{request.class_name}</h3>
          <p className="figures text-sm">{format.timeRange(request.starts_at, request.ends_at)}</p>
          {place ? <p className="text-sm text-muted">{place}</p> : null}
          {about}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">{children}</div>
    </li>
  )
}

/** Shows the note of the instructor who asks; nothing if there is none. */
export function Note({ request: { note } }: { request: SubstituteRequest }) {
  if (!note) return null
  return <p className="mt-1.5 border-s-2 border-line-strong ps-2.5 text-sm break-words whitespace-pre-line">{note}</p>
}
