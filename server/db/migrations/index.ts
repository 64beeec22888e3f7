import { accounts } from './0001-accounts.ts'
import { bookings } from './0004-bookings.ts'
import { commerce } from './0006-commerce.ts'
import { compliance } from './0007-compliance.ts'
import { growth } from './0008-growth.ts'
import { imports } from './0005-imports.ts'
import { memberships } from './0003-memberships.ts'
import { schedule } from './0002-schedule.ts'

/** Forward only; the position in this list is the schema's version (`user_version`). */
export const migrations: readonly string[] = [
  accounts,
  schedule,
  memberships,
  bookings,
  imports,
  commerce,
  compliance,
  growth,
]
