import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { addDays, endOfDay, localDate, type LocalDate } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import type { Settings } from '../../settings/queries.ts'
import { actsAs, clientIdFor } from '../access.ts'
import { tellOfClass } from '../letters.ts'
import { settleSeats } from '../waitlist/offers.ts'
import type { standingContract } from './contract.ts'
import { presentStanding } from './present.ts'
import { datesOf, insertStanding, standingById, type StandingRow } from './queries.ts'
import { loadWish } from './wish.ts'

type Wish = z.output<(typeof standingContract)['POST /api/v1/standing-bookings']['body']>

/**
 * Has every class of a series booked for a client from now on, and books those that are open at once. `actingFor` is the client
 * it is for, once the calling code has checked that the caller may act for them. Throws STANDING_BOOKINGS_OFF (clients, by the
 * setting), STANDING_BOOKING_EXISTS, CLIENT_INACTIVE.
 */
export function startStanding(ctx: Ctx, wish: Wish, actingFor?: number) {
  const clientId = actingFor ?? clientIdFor(ctx, wish.client_id)
  return ctx.write((tx) => {
    const { settings, next } = loadWish(ctx, tx, wish, clientId)
    const made_by = actsAs(ctx)
    const { series_id, seat_id = null, starts_on, ends_on = null } = wish
    const row = { client_id: clientId, series_id, seat_id, starts_on, ends_on }
    const { id } = tx.run(insertStanding, { ...row, made_by, now: ctx.now })
    audit(tx, ctx, 'standing_booking.create', { entity: 'standing_booking', id, after: row })
    const standing = tx.one(standingById, { id })!
    const booked = bookWhatIsOpen(tx, ctx, standing, settings)
    tellOfClass(tx, ctx, clientId, 'standing_started', next, { booked }, null)
    return presentStanding(tx, standing, { now: ctx.now, by: made_by, language: ctx.language })
  })
}

/**
 * Books what is due now of a standing booking, by start, or of one day of it, without a letter for each; gives when those classes
 * begin that were booked.
 */
export function bookWhatIsOpen(tx: Tx, ctx: Ctx, standing: StandingRow, settings: Settings, on?: LocalDate): string[] {
  const { timezone, standing_booking_days_ahead: ahead } = settings
  const until = endOfDay(addDays(localDate(ctx.now, timezone), ahead), timezone)
  const dates = tx.all(datesOf, { standing_id: standing.id, now: ctx.now, until })
  const wanted = dates.filter(({ starts_at }) => on === undefined || localDate(starts_at, timezone) === on)
  return wanted.flatMap(({ id, is_skipped, outcome }) => {
    if (is_skipped || outcome === 'booked' || outcome === 'waitlisted') return []
    // Clients ahead of them in this class are booked before them.
    const made = settleSeats(tx, ctx, id, standing.id)
    return made.filter(({ client_id }) => client_id === standing.client_id).map(({ starts_at }) => starts_at)
  })
}
