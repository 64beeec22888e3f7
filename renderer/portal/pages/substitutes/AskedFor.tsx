import { useMessages } from '../../messages/index.ts'
import { Withdraw } from '../../parts/Withdraw.tsx'
import type { SubstituteRequest } from '../../parts/substitutes.ts'
import { Note, RequestCard } from './RequestCard.tsx'

/** A class the reader wants somebody else to teach: who does, or would, and the way back while nobody does. */
export function AskedFor({ request }: { request: SubstituteRequest }) {
  const { substitutes: m } = useMessages()
  const { status, claimed_by_name } = request
  const { open, claimed, filled, closed } = m.askedState
  const name = claimed_by_name ?? ''
  const states = { open, closed, withdrawn: '', claimed: claimed(name), filled: filled(name) }
  return (
    <RequestCard request={request} about={<Note request={request} />}>
      <p className="min-w-0 flex-1 basis-48 text-sm text-pretty">{states[status]}</p>
      {status === 'open' || status === 'claimed' ? <Withdraw request={request} /> : null}
    </RequestCard>
  )
}
