import { addHours, type Instant } from '../../lib/time.ts'

/** When a class begins, and its template's windows in elapsed hours before that; null: no window. */
export interface ClassWindows {
  starts_at: Instant
  booking_open_hours_before: number | null
  booking_close_hours_before: number | null
}

/** The instants between which a class can be booked (null: from whenever it is on the timetable; to its start). */
export function bookingWindow(cls: ClassWindows): { opens_at: Instant | null; closes_at: Instant } {
  const { booking_open_hours_before: open, booking_close_hours_before: close, starts_at } = cls
  return {
    opens_at: open === null ? null : addHours(starts_at, -open),
    closes_at: close === null ? starts_at : addHours(starts_at, -close),
  }
}

/** The last instant at which cancelling is free: the template's hours, else the studio's, elapsed, before the start. */
export function cancellationDeadline(
  cls: { starts_at: Instant; cancellation_window_hours: number | null },
  settings: { cancellation_hours: number },
): Instant {
  return addHours(cls.starts_at, -(cls.cancellation_window_hours ?? settings.cancellation_hours))
}
