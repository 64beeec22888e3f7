import { Link } from '../../../ui/button/Link.tsx'
import { useMessages } from '../../messages/index.ts'
import type { SubstituteRequest } from '../../parts/substitutes.ts'
import { paths } from '../../paths.ts'
import { Note, RequestCard } from './RequestCard.tsx'

/** A class the reader offered to teach, and what became of it. */
export function Claimed({ request }: { request: SubstituteRequest }) {
  const { substitutes: m, teaching } = useMessages()
  const { status, asked_by_name, scheduled_class_id } = request
  const states = { ...m.claimState, open: '', withdrawn: m.claimState.withdrawn(asked_by_name) }
  return (
    <RequestCard
      request={request}
      about={
        <>
          <p className="text-sm text-muted">{m.insteadOf(asked_by_name)}</p>
          <Note request={request} />
        </>
      }
    >
      <p className="min-w-0 flex-1 text-sm text-pretty">{states[status]}</p>
      {status === 'filled' ? (
        <Link href={paths.roster(scheduled_class_id)} className="inline-flex min-h-11 items-center text-sm">
          {teaching.roster}
        </Link>
      ) : null}
    </RequestCard>
  )
}
