import { useUrlState } from '../../shared/url/url-state.ts'
import { Callout } from '../../ui/feedback/Callout.tsx'
import { useMessages } from '../messages/index.ts'

/** Says to who comes back from the payment provider's page without paying that nothing was paid. */
export function Unpaid() {
  const { buy: m } = useMessages()
  const [{ unpaid }] = useUrlState({ unpaid: false })
  if (!unpaid) return null
  return (
    <div className="mb-4">
      <Callout tone="info" live title={m.unpaidTitle}>
        {m.unpaid}
      </Callout>
    </div>
  )
}
