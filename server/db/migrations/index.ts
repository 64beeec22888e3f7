import { accounts } from './0001-accounts.ts'
import { clock } from './0012-clock.ts'
import { bookings } from './0004-bookings.ts'
import { commerce } from './0006-commerce.ts'
import { compliance } from './0007-compliance.ts'
import { doors } from './0009-doors.ts'
import { finerPermissions } from './0011-finer-permissions.ts'
import { failedPayments } from './0023-failed-payments.ts'
import { processorTasks } from './0024-processor-tasks.ts'
import { findTraces } from './0013-find-traces.ts'
import { growth } from './0015-growth.ts'
import { guestBookings } from './0021-guest-bookings.ts'
import { imports } from './0005-imports.ts'
import { installation } from './0008-installation.ts'
import { memberships } from './0003-memberships.ts'
import { onlinePayments } from './0018-online-payments.ts'
import { pictures } from './0020-pictures.ts'
import { payAtStudio } from './0022-pay-at-studio.ts'
import { promoUses } from './0016-promo-uses.ts'
import { restored } from './0017-restored.ts'
import { schedule } from './0002-schedule.ts'
import { secondFactor } from './0010-second-factor.ts'
import { tunnel } from './0019-tunnel.ts'
import { undoInChunks } from './0014-undo-in-chunks.ts'

/** Forward only; the position in this list is the schema's version (`user_version`). */
export const migrations: readonly string[] = [
  accounts,
  schedule,
  memberships,
  bookings,
  imports,
  commerce,
  compliance,
  installation,
  doors,
  secondFactor,
  finerPermissions,
  clock,
  findTraces,
  undoInChunks,
  growth,
  promoUses,
  restored,
  onlinePayments,
  tunnel,
  pictures,
  guestBookings,
  payAtStudio,
  failedPayments,
  processorTasks,
]
