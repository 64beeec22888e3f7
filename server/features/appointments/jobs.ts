import { byClock } from '../../clock/steps.ts'
import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Round } from '../../jobs/round.ts'
import type { Job } from '../../jobs/runner.ts'
import { addHours } from '../../lib/time.ts'
import { LOOK_MINUTES, toRemindOf } from '../bookings/reminder-rules.ts'
import { findSettings } from '../settings/queries.ts'
import { enqueueReminder } from './letters.ts'
import { endHeldSlots } from './prepaying/slots-for-sale.ts'
import { appointmentById, saveAppointment, unreminded, type AppointmentView } from './queries.ts'

/** Jobs that the studio runs automatically for appointments. */
export const appointmentJobs: readonly Job[] = [
  endHeldSlots,
  { name: 'remind of appointments', everyMinutes: LOOK_MINUTES, run: remind },
]

/** Reminds of what begins soon, as of classes; who booked after the time to remind, or has less than an hour left, is not reminded. */
async function remind({ db, writer }: App, act: Act, round: Round): Promise<void> {
  const hours = findSettings(db)?.reminder_hours_before ?? 0
  if (hours === 0) return
  const write = (tx: Tx, id: number) => {
    const appointment = tx.one(appointmentById, { id })
    if (appointment?.status !== 'booked') return
    const step = { entity: 'appointment' as const, id, touched: () => ({ appointments: [id] }) }
    byClock(tx, act, step, () => remindOf(tx, act, appointment, hours))
  }
  const due = db.all(unreminded, toRemindOf(act.now, hours))
  await round.each('appointment', due, ({ id }) => writer.write((tx) => write(tx, id)))
}

function remindOf(tx: Tx, act: Act, appointment: AppointmentView, hours: number): void {
  tx.run(saveAppointment, { ...appointment, reminded_at: act.now })
  if (appointment.created_at <= addHours(appointment.starts_at, -hours)) enqueueReminder(tx, act, appointment)
}
