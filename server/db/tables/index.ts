import type { AccountsTables } from './accounts.ts'
import type { AppointmentsTables } from './appointments.ts'
import type { AutomationsTables } from './automations.ts'
import type { BookingsTables } from './bookings.ts'
import type { ClockTables } from './clock.ts'
import type { CommerceTables } from './commerce.ts'
import type { ComplianceTables } from './compliance.ts'
import type { ImportsTables } from './imports.ts'
import type { InstallationTables } from './installation.ts'
import type { LicenseTables } from './license.ts'
import type { MembershipsTables } from './memberships.ts'
import type { NotificationTables } from './notifications.ts'
import type { OnlinePaymentTables } from './online-payments.ts'
import type { ReportsTables } from './reports.ts'
import type { RoomsTables } from './rooms.ts'
import type { PayrollTables } from './payroll.ts'
import type { ScheduleTables } from './schedule.ts'
import type { TasksTables } from './tasks.ts'
import type { TillTables, WebhookTables } from './till.ts'

/** Every table, as Kysely sees it: booleans and JSON are their JavaScript values (see reader.ts). */
export interface Tables
  extends
    AccountsTables,
    AutomationsTables,
    RoomsTables,
    ScheduleTables,
    MembershipsTables,
    BookingsTables,
    AppointmentsTables,
    ClockTables,
    ImportsTables,
    InstallationTables,
    LicenseTables,
    CommerceTables,
    ComplianceTables,
    NotificationTables,
    OnlinePaymentTables,
    PayrollTables,
    ReportsTables,
    TasksTables,
    TillTables,
    WebhookTables {}
