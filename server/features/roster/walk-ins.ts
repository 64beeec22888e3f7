import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { reading } from '../../db/statement.ts'
import { loadClass } from '../bookings/access.ts'
import { checkInWindow } from '../bookings/attendance/check-in-rules.ts'
import { found } from '../clients/list-group-queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { takesWalkIns, walkInHint } from './walk-in-rules.ts'

/** So many are offered: with more, the name is asked for more exactly. */
const MOST = 8

interface Found {
  client_id: number
  full_name: string
  email: string | null
  date_of_birth: string | null
}

const foundFor = (search: string, classId: number) =>
  reading(sql<Found>`SELECT clients.id AS client_id, full_name, email, date_of_birth FROM clients
    WHERE clients.id IN (${found(search).ids}) AND is_active AND erased_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.scheduled_class_id = ${classId}
        AND bookings.client_id = clients.id AND bookings.status IN ('booked', 'checked_in', 'no_show'))
    ORDER BY full_name COLLATE NOCASE, clients.id LIMIT ${sql.lit(MOST)}`)

/** The clients of a name who could be added to a class that they came to without a booking; nobody before its day and after it. */
export function findWalkIns(ctx: Ctx, classId: number, search: string) {
  const cls = loadClass(ctx, ctx.db, classId)
  const settings = settingsOf(ctx.db)
  const { opens_at } = checkInWindow(cls.starts_at, settings)
  if (!takesWalkIns({ opens_at, ends_at: cls.ends_at }, settings.timezone, ctx.now)) return []
  return ctx.db.all(foundFor(search, classId)).map(({ client_id, full_name, ...about }) => ({
    client_id,
    full_name,
    hint: walkInHint(about),
  }))
}
