import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { safeNext } from '../../../shared/url/safe-next.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { lastBuying } from '../../parts/draft.ts'
import { paths } from '../../paths.ts'
import { Bought, Outcome } from './Bought.tsx'
import { nextQuestion, stateOf } from './asking.ts'

/** Where a buyer comes back to from the payment provider's page; the checkout stands in the address, so that a reload keeps it. */
export default function PaidPage() {
  const [{ s, next }] = useUrlState({ s: '', next: '' })
  return (
    <div className="mx-auto max-w-120">
      <Became key={s} sessionId={s || 'none'} next={safeNext(next, '')} />
    </div>
  )
}

function Became({ sessionId, next }: { sessionId: string; next: string }) {
  const { paid: m } = useMessages()
  const { checkout, state, isAsking, ask } = useCheckout(sessionId)
  switch (state.kind) {
    case 'completed':
      return <Bought checkout={checkout!} next={next} />
    case 'waiting':
      return <Outcome tone="plain" icon="clock" title={m.waiting} text={m.waitingMeans} />
    case 'late':
      return (
        <Outcome tone="plain" icon="clock" title={m.late} text={m.lateMeans}>
          <Button size="large" isPending={isAsking} onPress={ask}>
            {m.ask}
          </Button>
          <ToMemberships />
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome tone="bad" icon="error" title={m.failed} text={m.failedMeans}>
          <Again />
        </Outcome>
      )
    case 'expired':
      return (
        <Outcome tone="plain" icon="clock" title={m.expired} text={m.expiredMeans}>
          <Again />
        </Outcome>
      )
    case 'refunded':
      return <Outcome tone="plain" icon="undo" title={m.refunded} text={m.refundedMeans} />
    case 'disputed':
      return <Outcome tone="plain" icon="info" title={m.disputed} text={m.disputedMeans} />
    case 'unreachable':
      return <Outcome tone="plain" icon="offline" title={m.unreachable} text={m.unreachableMeans} />
    case 'unsure':
      return <Outcome tone="plain" icon="warning" title={m.unsure} text={m.unsureMeans} />
    case 'unknown':
      return (
        <Outcome tone="plain" icon="search" title={m.unknown} text={m.unknownMeans}>
          <ToMemberships />
        </Outcome>
      )
  }
}

/** What became of a checkout, asked again until it is settled. */
function useCheckout(session_id: string) {
  const [began] = useState(now)
  const [every, setEvery] = useState<number | undefined>(1000)
  const query = useApi('GET /api/billing/checkout-session/{session_id}', { params: { session_id } }, { every })
  const waited = now() - began
  const state = stateOf(query.data, query.isError ? query.error.status : undefined, waited)
  const next = nextQuestion(state, waited)
  if (next !== every) setEvery(next)
  return { checkout: query.data, state, isAsking: query.isFetching, ask: () => void query.refetch() }
}

function Again() {
  const { paid: m } = useMessages()
  return (
    <LinkButton look="primary" size="large" href={lastBuying(sessionStorage) ?? paths.prices()}>
      {m.again}
    </LinkButton>
  )
}

function ToMemberships() {
  const { paid: m } = useMessages()
  return (
    <LinkButton size="large" href={paths.memberships()}>
      {m.toMemberships}
    </LinkButton>
  )
}
