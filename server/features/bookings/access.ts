import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { invalid, notFound } from '../../api/errors.ts'
import { classById, type ClassRow } from '../schedule/queries.ts'
import { bookingById, type BookingView } from './booking-queries.ts'
import { entryById, type EntryRow } from './waitlist/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The side whose rules apply: clients act for themselves, everybody else as staff. */
export function actsAs({ caller }: Ctx): 'client' | 'staff' {
  return caller.role === 'client' ? 'client' : 'staff'
}

/** The client an act is for: a client's own id (404 for another), while staff must name one (422). */
export function clientIdFor({ caller }: Ctx, given: number | undefined): number {
  if (caller.role !== 'client') {
    if (given === undefined) throw invalid('client_id', say('bookings.say_which_client'))
    return given
  }
  if (given !== undefined && given !== caller.id) throw notFound('client')
  return caller.id
}

/** The client a list is narrowed to: a client only to their own (404 if they name another), others to the filter. */
export function clientFilter(ctx: Ctx, given: number | undefined): number | undefined {
  return ctx.caller.role === 'client' ? clientIdFor(ctx, given) : given
}

/** The instructor a list is narrowed to: an instructor sees her own classes only. */
export function instructorFilter({ caller }: Ctx): number | undefined {
  return caller.role === 'instructor' ? caller.instructorId : undefined
}

/** A class, or 404; for an instructor only her own. */
export function loadClass(ctx: Ctx, reader: Reader, id: number): ClassRow {
  const cls = reader.one(classById, { id })
  if (!cls || !teaches(ctx, cls.instructor_id)) throw notFound('class')
  return cls
}

/** A booking, or 404; for a client her own (or those of the client given), for an instructor those of her classes. */
export function loadBooking(ctx: Ctx, reader: Reader, id: number, clientId?: number): BookingView {
  const booking = reader.one(bookingById, { id })
  if (!booking || !owns(ctx, booking.client_id, clientId) || !teaches(ctx, booking.instructor_id)) {
    throw notFound('booking')
  }
  return booking
}

/** A waitlist entry with its class, or 404; for a client her own (or the given one's), for an instructor those of her classes. */
export function loadEntry(ctx: Ctx, reader: Reader, id: number, clientId?: number): { entry: EntryRow; cls: ClassRow } {
  const entry = reader.one(entryById, { id })
  const cls = entry && reader.one(classById, { id: entry.scheduled_class_id })
  if (!entry || !cls || !owns(ctx, entry.client_id, clientId) || !teaches(ctx, cls.instructor_id)) {
    throw notFound('waitlist entry')
  }
  return { entry, cls }
}

/** True if a record belongs to the client the caller acts for: clients act for themselves unless another is given. */
export function owns({ caller }: Ctx, ownerId: number, actingFor?: number): boolean {
  if (actingFor !== undefined) return actingFor === ownerId
  return caller.role !== 'client' || caller.id === ownerId
}

function teaches({ caller }: Ctx, instructorId: number | null): boolean {
  return caller.role !== 'instructor' || caller.instructorId === instructorId
}
