import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { KeptReason } from '../../../db/tables/values.ts'
import { formatSaying } from '../../../lib/sayings/format.ts'
import type { Instant } from '../../../lib/time.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { placeTold } from '../../establishments/queries.ts'
import { classById } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { tellOfClass } from '../letters.ts'
import { keepTold } from './queries.ts'

interface Refused {
  id: number
  scheduled_class_id: number
  starts_at: Instant
  reasons: readonly KeptReason[] | null
}

/** Notifies a client of all classes that could not be booked for them, in one email, and records that it did. */
export function tellRefusals(tx: Tx, act: Act, clientId: number, refusals: readonly Refused[]): void {
  const [first] = refusals.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
  if (!first) return
  const { locale, timezone } = settingsOf(tx)
  const reading = { language: recipientOf(tx, clientId)?.locale ?? locale, timezone }
  const refused = refusals.map(({ scheduled_class_id, starts_at, reasons }) => {
    const { name: class_name, establishment_name } = tx.one(classById, { id: scheduled_class_id })!
    const location = placeTold(tx, establishment_name)
    const reason = reasons?.[0] ? formatSaying(reasons[0].detail, reading) : ''
    return { class_name, ...(location !== null && { location }), starts_at, reason }
  })
  const cls = tx.one(classById, { id: first.scheduled_class_id })!
  tellOfClass(tx, act, clientId, 'standing_refused', cls, { refused })
  for (const { id } of refusals) tx.run(keepTold, { id, now: act.now })
}
