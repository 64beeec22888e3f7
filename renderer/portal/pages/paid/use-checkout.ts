import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { now } from '../../../shared/clock.ts'
import { nextQuestion, stateOf } from './asking.ts'

/** What became of a checkout, asked again until it is settled. */
export function useCheckout(session_id: string) {
  const [began] = useState(now)
  const [every, setEvery] = useState<number | undefined>(1000)
  const query = useApi('GET /api/billing/checkout-session/{session_id}', { params: { session_id } }, { every })
  const waited = now() - began
  const state = stateOf(query.data, query.isError ? query.error.status : undefined, waited)
  const next = nextQuestion(state, waited)
  if (next !== every) setEvery(next)
  return { checkout: query.data, state, isAsking: query.isFetching, ask: () => void query.refetch() }
}
