import type { Caller } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import type { App, Ctx } from '../../context.ts'
import { isSameSecret } from '../../lib/same-secret.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { takeBackCheckIn } from '../bookings/attendance/attendance.ts'
import { bookingById } from '../bookings/booking-queries.ts'

/** Seconds for which a kiosk can take back a check-in. */
const UNDO_SECONDS = 60

type Kiosk = Caller & { role: 'kiosk' }
type CheckedIn = { id: number; checked_in_at: string | null }

/** A code by which a kiosk takes back a check-in that it has just made: `<booking id>.<moment of the check-in>.<signature>`. */
export function makeUndoCode(app: App, kiosk: Kiosk, { id, checked_in_at }: CheckedIn): string {
  const signed = `${id}.${Date.parse(checked_in_at!)}`
  return `${signed}.${signature(app, kiosk, signed)}`
}

/**
 * Takes back a check-in within a minute, where nothing else has happened to it. Refuses (CHECK_IN_CODE_INVALID) a code that is forged,
 * another kiosk's or too old, or whose check-in is not the present one.
 */
export function undoAtKiosk(ctx: Ctx, kiosk: Kiosk, code: string) {
  const { id, checkedInAt } = readUndoCode(ctx, kiosk, code)
  if (Date.parse(ctx.now) > checkedInAt + UNDO_SECONDS * 1000) throw tooLate()
  return ctx.write((tx) => {
    const booking = tx.one(bookingById, { id })
    const isSame = booking?.checked_in_at != null && Date.parse(booking.checked_in_at) === checkedInAt
    if (!isSame || booking.status !== 'checked_in') throw tooLate()
    takeBackCheckIn(tx, ctx, booking)
    return { booking_id: id }
  })
}

function readUndoCode(app: App, kiosk: Kiosk, code: string): { id: number; checkedInAt: number } {
  const [, id, moment, given = ''] = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{32})$/.exec(code) ?? []
  if (!isSameSecret(given, signature(app, kiosk, `${id}.${moment}`))) throw tooLate()
  return { id: Number(id), checkedInAt: Number(moment) }
}

function tooLate(): Refusal {
  return new Refusal('CHECK_IN_CODE_INVALID', say('kiosks.undo_is_over', { seconds: UNDO_SECONDS }))
}

function signature({ secrets, era }: App, kiosk: Kiosk, signed: string): string {
  return secrets.hash('kiosk undo', `${kiosk.id}.${signed}.${era}`).slice(0, 32)
}
