import type { App } from '../../context.ts'
import { icalendar, type CalendarEntry } from '../../lib/icalendar-rules.ts'
import { recipientOf } from '../clients/recipient.ts'
import type { Enclosure } from '../email/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import { entryOfAppointment, entryOfBooking } from './entries.ts'
import { appointmentEntry, bookingEntry } from './queries.ts'

/** The booking that a letter is about as a file for the calendar, as it stands when the letter leaves; who is reminded has it already. */
export const bookingFile: Enclosure = (app, { kind, booking_id }) => {
  const row =
    booking_id === null || kind === 'class_reminder' ? undefined : app.db.one(bookingEntry, { id: booking_id })
  return row && fileOf(app, 'booking.ics', entryOfBooking(row, settingsOf(app.db), nameFor(app, row)))
}

/** The same of an appointment. */
export const appointmentFile: Enclosure = (app, { appointment_id }) => {
  const row = appointment_id === null ? undefined : app.db.one(appointmentEntry, { id: appointment_id })
  return (
    row && fileOf(app, 'appointment.ics', entryOfAppointment(row, settingsOf(app.db), { for_name: nameFor(app, row) }))
  )
}

/** The client's name where another person, the guardian, reads the email; else null. */
function nameFor({ db }: App, { client_id, full_name }: { client_id: number; full_name: string }): string | null {
  return recipientOf(db, client_id)?.name === full_name ? null : full_name
}

function fileOf({ db, ports }: App, filename: string, entry: CalendarEntry) {
  const { studio_name: name, timezone: zone } = settingsOf(db)
  return {
    filename,
    content: new TextEncoder().encode(icalendar({ name, zone, now: ports.clock.now() }, [entry])),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  }
}
