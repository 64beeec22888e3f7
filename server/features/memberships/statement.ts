import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { Viewer } from './present.ts'
import { formatSaying, presentSaying } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'

const statementRows = query((p: { membership_id: number }) =>
  db
    .selectFrom('credit_entries as entry')
    .leftJoin('bookings', 'bookings.id', 'entry.booking_id')
    .leftJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .leftJoin('class_templates', 'class_templates.id', 'scheduled_classes.template_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'entry.actor_id').on('entry.actor_kind', '=', sql.lit('staff')),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.credits',
      'entry.reason',
      'entry.booking_id',
      'class_templates.name as class_name',
      'scheduled_classes.starts_at as class_starts_at',
      'entry.expires_on as expires_at',
      'entry.actor_kind',
      'staff.full_name as actor_name',
      'entry.created_at',
    ])
    .where('entry.membership_id', '=', p.membership_id)
    .orderBy('entry.id'),
)

/** Every movement of a membership's credits, oldest first, with the balance after it. Clients see no staff names. */
export function creditStatement(reader: Reader, viewer: Viewer & { language: string }, membershipId: number) {
  const reading = readingOf(reader, viewer)
  let balance = 0
  return reader.all(statementRows, { membership_id: membershipId }).map((entry) => {
    balance += entry.credits
    const actor_name = viewer.caller.role === 'client' ? null : entry.actor_name
    const words = { reason: formatSaying(entry.reason, reading), saying: presentSaying(entry.reason) }
    return { ...entry, ...words, actor_name, balance_after: balance }
  })
}
