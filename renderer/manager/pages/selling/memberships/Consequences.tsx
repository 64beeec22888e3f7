import { useApi, type Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'

interface ConsequencesProps {
  membershipId: number
  /** The last day it would have; absent: it ends now. */
  lastDay?: string
  /** It goes on, but its pause is withdrawn. */
  pauseEnds?: boolean
}

/** Everything that ends with a membership, in numbers. */
export function Consequences({ membershipId, lastDay, pauseEnds = false }: ConsequencesProps) {
  const linesOf = useLines()
  const { data } = useApi('GET /api/v1/memberships/{membership_id}/ending', {
    params: { membership_id: membershipId },
    query: { ...(lastDay !== undefined && { last_day: lastDay }), ...(pauseEnds && { pause_ends: 'true' as const }) },
  })
  const lines = data ? linesOf(data) : []
  if (lines.length === 0) return null
  return (
    <ul className="mb-2 list-disc space-y-1 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Ending = Answer<'GET /api/v1/memberships/{membership_id}/ending'>

function useLines() {
  const { ending: m } = useMessages().memberships
  const format = useFormat()
  return ({ bookings, appointments, waiting, credits, renews_on, is_collected }: Ending): string[] =>
    [
      bookings > 0 && m.bookings(bookings, waiting),
      appointments > 0 && m.appointments(appointments),
      credits > 0 && m.credits(credits),
      renews_on !== null && m.renews(format.date(renews_on)),
      is_collected && m.collecting,
    ].filter((line) => line !== false)
}
