import type { AccountsTables } from './accounts.ts'
import type { BookingsTables } from './bookings.ts'
import type { ClockTables } from './clock.ts'
import type { CommerceTables } from './commerce.ts'
import type { ComplianceTables } from './compliance.ts'
import type { ImportsTables } from './imports.ts'
import type { InstallationTables } from './installation.ts'
import type { MembershipsTables } from './memberships.ts'
import type { OnlinePaymentTables } from './online-payments.ts'
import type { ScheduleTables } from './schedule.ts'

/** Every table, as Kysely sees it: booleans and JSON are their JavaScript values (see reader.ts). */
export interface Tables
  extends
    AccountsTables,
    ScheduleTables,
    MembershipsTables,
    BookingsTables,
    ClockTables,
    ImportsTables,
    InstallationTables,
    CommerceTables,
    ComplianceTables,
    OnlinePaymentTables {}
