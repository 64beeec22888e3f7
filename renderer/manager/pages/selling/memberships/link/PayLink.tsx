import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi, type Answer } from '../../../../../api/index.ts'
import { QrCode } from '../../../../../shared/qr/QrCode.tsx'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Button, Callout, OverlayActions, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { useCopy } from '../../../../parts/copy/use-copy.ts'

export type Checkout = Answer<'POST /api/billing/checkout-session'>

const LOOK_AGAIN = 3000

/** The link by which a client pays, to copy or to scan, and whether they have. */
export function PayLink({ checkout, onClose }: { checkout: Checkout; onClose: () => void }) {
  const { link: m } = useMessages().memberships
  const copy = useCopy()
  const { checkout_url: url } = checkout
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty">{m.lead}</p>
      <TextField
        label={m.label}
        value={url}
        onChange={() => undefined}
        description={m.until}
        after={
          <Button look="quiet" size="small" icon="copy" iconOnly label={m.copy} onPress={() => copy(url, m.copied)} />
        }
      />
      <QrCode
        reading="near"
        text={url}
        label={m.qr}
        className="aspect-square w-full max-w-72 self-center border border-line"
      />
      <Outcome sessionId={checkout.session_id} />
      <OverlayActions>
        <Button look="primary" onPress={onClose}>
          {m.done}
        </Button>
      </OverlayActions>
    </div>
  )
}

/** The state of the payment, for roles that may see it; checked again until it is paid or over. */
function Outcome({ sessionId }: { sessionId: string }) {
  const { link: m } = useMessages().memberships
  const denied = useDenied()('payments.manage')
  const params = { session_id: sessionId }
  const checkout = useApi(
    'GET /api/billing/checkout-session/{session_id}',
    { params },
    { enabled: denied === null, every: LOOK_AGAIN, fresh: 0 },
  )
  const status = checkout.data?.status ?? 'pending'
  useRenewedWhen(status !== 'pending')
  const tone = status === 'completed' ? 'good' : status === 'pending' ? 'info' : 'warn'
  return (
    <Callout tone={tone} live>
      {denied ? m.seenLater : m.status[status]}
    </Callout>
  )
}

/** Reads everything in sight again once the link is paid or over: the client has the membership, the studio a receipt. */
function useRenewedWhen(isOver: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (isOver) void cache.invalidateQueries()
  }, [isOver, cache])
}
