import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emitOnce } from '../../events/emit.ts'
import type { Round } from '../../jobs/round.ts'
import { addDays, type LocalDate } from '../../lib/time.ts'
import { EXPIRING_DAYS } from './term-rules.ts'
import { endingOn } from './calendar-queries.ts'

interface Ending {
  id: number
  client_id: number
  membership_type_id: number
  is_intro_offer: boolean
}

/** Says which memberships end in just so many days from a day on, and which of them are intro offers. */
export async function emitEndings(app: App, act: Act, round: Round, day: LocalDate): Promise<void> {
  for (const days of EXPIRING_DAYS) {
    const expires_on = addDays(day, days)
    await round.each('membership', app.db.all(endingOn, { expires_on }), (membership) =>
      app.writer.write((tx) => emitEnding(tx, act, membership, { expires_on, days })),
    )
  }
}

function emitEnding(
  tx: Tx,
  act: Act,
  { id: membership_id, client_id, ...about }: Ending,
  { expires_on, days }: { expires_on: LocalDate; days: number },
): void {
  const key = `${membership_id} ${expires_on} ${days}`
  const once = { key, payload: { membership_id, ...about, expires_on, days } }
  emitOnce(tx, act, 'membership.expiring', client_id, once)
  if (about.is_intro_offer) emitOnce(tx, act, 'intro_offer.ending', client_id, once)
}
