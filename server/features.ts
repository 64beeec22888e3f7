import { authRoutes } from './features/auth/routes.ts'
import { totpRoutes } from './features/auth/totp-routes.ts'
import { reportsRoutes } from './features/reports/routes.ts'
import { simulationsRoutes } from './features/simulations/routes.ts'
import { streamRoutes } from './features/stream/routes.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { aiRoutes } from './features/ai/routes.ts'
import { licensingRoutes } from './features/licensing/routes.ts'
import { amountsRoutes } from './features/amounts/routes.ts'
import { studioRoutes } from './features/studio/routes.ts'
import { tunnelRoutes } from './features/tunnel/routes.ts'
import { establishmentsRoutes } from './features/establishments/routes.ts'
import { staffRoutes } from './features/staff/routes.ts'
import { instructorsRoutes } from './features/instructors/routes.ts'
import { clientsRoutes } from './features/clients/routes.ts'
import { timelineRoutes } from './features/clients/timeline/routes.ts'
import { dependantsRoutes } from './features/dependants/routes.ts'
import { classCategoriesRoutes } from './features/class-categories/routes.ts'
import { classTemplatesRoutes } from './features/class-templates/routes.ts'
import { scheduleRoutes } from './features/schedule/routes.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { roomPlansRoutes } from './features/room-plans/routes.ts'
import { rosterRoutes } from './features/roster/routes.ts'
import { billingRoutes } from './features/billing/routes.ts'
import { bookingsRoutes } from './features/bookings/routes.ts'
import { appointmentsRoutes } from './features/appointments/routes.ts'
import { guestsRoutes } from './features/bookings/guests/routes.ts'
import { substitutesRoutes } from './features/substitutes/routes.ts'
import { boardRoutes } from './features/board/routes.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { kiosksRoutes } from './features/kiosks/routes.ts'
import { membershipTypesRoutes } from './features/membership-types/routes.ts'
import { pausingRoutes } from './features/memberships/pausing/routes.ts'
import { sharingRoutes } from './features/memberships/sharing/routes.ts'
import { membershipsRoutes } from './features/memberships/routes.ts'
import { promoCodesRoutes } from './features/promo-codes/routes.ts'
import { giftCardsRoutes } from './features/gift-cards/routes.ts'
import { productsRoutes } from './features/products/routes.ts'
import { salesRoutes } from './features/sales/routes.ts'
import { paymentsRoutes } from './features/payments/routes.ts'
import { refundsRoutes } from './features/refunds/routes.ts'
import { takingsRoutes } from './features/takings/routes.ts'
import { tillRoutes } from './features/till/routes.ts'
import { receiptsRoutes } from './features/receipts/routes.ts'
import { chargesRoutes } from './features/charges/routes.ts'
import { payrollRoutes } from './features/payroll/routes.ts'
import { waiversRoutes } from './features/waivers/routes.ts'
import { tagsRoutes } from './features/tags/routes.ts'
import { autoTagRulesRoutes } from './features/auto-tag-rules/routes.ts'
import { automationsRoutes } from './features/automations/routes.ts'
import { marketingRoutes } from './features/marketing/routes.ts'
import { conditionsRoutes } from './features/conditions/routes.ts'
import { clientListsRoutes } from './features/client-lists/routes.ts'
import { tasksRoutes } from './features/tasks/routes.ts'
import { todayRoutes } from './features/today/routes.ts'
import { emailRoutes } from './features/email/routes.ts'
import { exitPackRoutes } from './features/exit-pack/routes.ts'
import { gdprRoutes } from './features/gdpr/routes.ts'
import { migrationRoutes } from './features/migration/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { webhooksRoutes } from './features/webhooks/routes.ts'
import { weeklyEmailRoutes } from './features/weekly-email/routes.ts'
import { widgetRoutes } from './features/widget/routes.ts'
import { integrityRoutes } from './features/integrity/routes.ts'
import { backupRoutes } from './features/backup/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import type { Mounted } from './api/implement.ts'

/** Every operation with the function that runs it, in the order in which the OpenAPI document shows their areas. */
export const operations: readonly Mounted[] = [
  ...authRoutes,
  ...totpRoutes,
  ...amountsRoutes,
  ...studioRoutes,
  ...licensingRoutes,
  ...aiRoutes,
  ...tunnelRoutes,
  ...establishmentsRoutes,
  ...staffRoutes,
  ...instructorsRoutes,
  ...clientsRoutes,
  ...timelineRoutes,
  ...dependantsRoutes,
  ...roomPlansRoutes,
  ...classCategoriesRoutes,
  ...classTemplatesRoutes,
  ...scheduleRoutes,
  ...rosterRoutes,
  ...substitutesRoutes,
  ...boardRoutes,
  ...calendarRoutes,
  ...bookingsRoutes,
  ...guestsRoutes,
  ...appointmentsRoutes,
  ...kiosksRoutes,
  ...membershipTypesRoutes,
  ...membershipsRoutes,
  ...sharingRoutes,
  ...pausingRoutes,
  ...promoCodesRoutes,
  ...giftCardsRoutes,
  ...productsRoutes,
  ...salesRoutes,
  ...tillRoutes,
  ...takingsRoutes,
  ...paymentsRoutes,
  ...refundsRoutes,
  ...billingRoutes,
  ...receiptsRoutes,
  ...chargesRoutes,
  ...payrollRoutes,
  ...waiversRoutes,
  ...tagsRoutes,
  ...autoTagRulesRoutes,
  ...automationsRoutes,
  ...marketingRoutes,
  ...conditionsRoutes,
  ...clientListsRoutes,
  ...tasksRoutes,
  ...todayRoutes,
  ...reportsRoutes,
  ...simulationsRoutes,
  ...weeklyEmailRoutes,
  ...emailRoutes,
  ...notificationsRoutes,
  ...streamRoutes,
  ...gdprRoutes,
  ...exitPackRoutes,
  ...migrationRoutes,
  ...auditRoutes,
  ...webhooksRoutes,
  ...widgetRoutes,
  ...integrityRoutes,
  ...backupRoutes,
  ...healthRoutes,
  ...assistantRoutes,
]
