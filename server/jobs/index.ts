import { appointmentJobs } from '../features/appointments/jobs.ts'
import { assistantJob } from '../features/assistant/jobs.ts'
import { takeSteps } from '../features/automations/run.ts'
import { linkJob } from '../features/auth/link-requests.ts'
import { billingJobs } from '../features/billing/jobs.ts'
import { bookingJobs } from '../features/bookings/jobs.ts'
import { chargesFallDue } from '../features/charges/fall-due.ts'
import { mailJobs } from '../features/email/send.ts'
import { membershipsFollowCalendar } from '../features/memberships/follow-calendar.ts'
import { checkNightly, isCheckDue } from '../features/integrity/nightly.ts'
import { licenseJob } from '../features/licensing/check.ts'
import { dropAbandonedFiles } from '../features/migration/forget.ts'
import { continueImports } from '../features/migration/run.ts'
import { notificationJobs } from '../features/notifications/jobs.ts'
import { sweepPictures } from '../features/pictures/sweep.ts'
import { sendRefunds } from '../features/refunds/follow-refund.ts'
import { probeForwarded } from '../features/settings/forwarded-probe.ts'
import { keepTunnel } from '../features/tunnel/keep.ts'
import { continueSeries } from '../features/schedule/fill.ts'
import { webhookJobs } from '../features/webhooks/jobs.ts'
import { weeklyEmailJob } from '../features/weekly-email/send.ts'
import { forgetKeys } from '../api/idempotency-keys.ts'
import { takeBackWrongClock } from './wrong-clock.ts'
import { calendarEvents } from './calendar-events.ts'
import { clearDetails } from './clear-details.ts'
import { eventOutbox } from './event-outbox.ts'
import { processorInbox } from './processor-inbox.ts'
import { renewStatistics } from './renew-statistics.ts'
import type { Job } from './runner.ts'

/** All background jobs of the studio, each with how often it looks. */
export const jobs: readonly Job[] = [
  // The first: decisions of a clock that was ahead must be undone before anything else.
  { name: 'take back what a wrong clock decided', everyMinutes: 1, run: takeBackWrongClock },
  { name: 'memberships follow the calendar', everyMinutes: 5, run: membershipsFollowCalendar },
  ...bookingJobs,
  ...appointmentJobs,
  ...billingJobs,
  processorInbox,
  sendRefunds,
  { name: 'charges fall due', everyMinutes: 5, run: chargesFallDue },
  {
    name: 'forget idempotency keys',
    everyMinutes: 60,
    run: (app, _, { certain }) => app.writer.write((tx) => forgetKeys(tx, certain)),
  },
  { name: 'continue imports', everyMinutes: 1, run: (app) => continueImports(app) },
  { name: 'drop abandoned import files', everyMinutes: 60, run: dropAbandonedFiles },
  { name: 'sweep pictures', everyMinutes: 60, run: (app) => sweepPictures(app) },
  { name: 'continue class series', everyMinutes: 24 * 60, run: continueSeries },
  calendarEvents,
  eventOutbox,
  takeSteps,
  clearDetails,
  renewStatistics,
  { name: 'check integrity', everyMinutes: 60, hasWork: isCheckDue, run: checkNightly },
  linkJob,
  keepTunnel,
  licenseJob,
  assistantJob,
  probeForwarded,
  weeklyEmailJob,
  ...mailJobs,
  ...notificationJobs,
  ...webhookJobs,
]
