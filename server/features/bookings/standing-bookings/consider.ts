import type { Reader } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { clientById } from '../../clients/queries.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { cancellationDeadline } from '../../schedule/window-rules.ts'
import type { Settings } from '../../settings/queries.ts'
import { decideBooking, opensToClient } from '../booking/booking-rules.ts'
import { bookingFacts } from '../booking/facts.ts'
import { bookedSince, handledIn, waitedSince, type HandledRow, type StandingRow } from './queries.ts'
import { decideStanding, reachOf, type Outcome } from './rules.ts'

/** The outcome for one class of a standing booking now. */
export type Verdict =
  | Outcome
  /** It is none of its classes, or not yet: nothing is kept. */
  | { kind: 'nothing' }
  /** It is no longer tried: the last outcome remains. */
  | { kind: 'over'; was: HandledRow | undefined }
  /** The client has, or had, a place in it: that stands, and what was given up is not booked again. */
  | { kind: 'theirs'; booking_id: number | null; entry_id: number | null }

/** Asks every rule about one class of a standing booking. Reads alone. */
export function considerClass(
  reader: Reader,
  { now, settings, standing, cls }: { now: Instant; settings: Settings; standing: StandingRow; cls: ClassRow },
): Verdict {
  const { timezone, standing_booking_days_ahead: days_ahead } = settings
  const free_until = cancellationDeadline(cls, settings)
  const was = reader.one(handledIn, { standing_id: standing.id, class_id: cls.id })
  const was_refused = was?.outcome === 'refused'
  const reach = reachOf({ now, timezone, standing, cls, days_ahead, free_until, was_refused })
  if (reach === 'outside' || reach === 'later') return { kind: 'nothing' }
  const whose = { class_id: cls.id, client_id: standing.client_id, since: standing.created_at }
  const booked = reader.one(bookedSince, whose)
  const waited = reader.one(waitedSince, whose)
  if (booked || waited) return { kind: 'theirs', booking_id: booked?.id ?? null, entry_id: waited?.id ?? null }
  if (reach === 'over') return { kind: 'over', was }
  const client = reader.one(clientById, { id: standing.client_id })!
  const facts = bookingFacts(reader, { now, settings, cls, client })
  const decision = decideBooking(facts)
  const { memberships } = facts
  return decideStanding({ now, timezone, cls, decision, opens_at: opensToClient(facts), memberships })
}
