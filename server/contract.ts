import { aiContract } from './features/ai/contract.ts'
import { appointmentsContract } from './features/appointments/contract.ts'
import { appointmentServicesContract } from './features/appointments/services/contract.ts'
import { availabilityContract } from './features/appointments/availability/contract.ts'
import { assistantContract } from './features/assistant/contract.ts'
import { auditContract } from './features/audit/contract.ts'
import { authContract } from './features/auth/contract.ts'
import { totpContract } from './features/auth/totp-contract.ts'
import { autoTagRulesContract } from './features/auto-tag-rules/contract.ts'
import { boardContract } from './features/board/contract.ts'
import { calendarContract } from './features/calendar/contract.ts'
import { cardContract } from './features/billing/card-contract.ts'
import { checkoutContract } from './features/billing/checkout-contract.ts'
import { automationsContract } from './features/automations/contract.ts'
import { billingContract } from './features/billing/contract.ts'
import { subscriptionContract } from './features/billing/subscription-contract.ts'
import { bookingsContract } from './features/bookings/contract.ts'
import { guestsContract } from './features/bookings/guests/contract.ts'
import { seatsContract } from './features/bookings/seats/contract.ts'
import { visitsContract } from './features/bookings/visits/contract.ts'
import { standingContract } from './features/bookings/standing-bookings/contract.ts'
import { waitlistContract } from './features/bookings/waitlist/contract.ts'
import { chargesContract } from './features/charges/contract.ts'
import { classCategoriesContract } from './features/class-categories/contract.ts'
import { classTemplatesContract } from './features/class-templates/contract.ts'
import { clientsContract } from './features/clients/contract.ts'
import { conditionsContract } from './features/conditions/contract.ts'
import { dependantAppointmentsContract } from './features/dependants/appointments-contract.ts'
import { dependantBookingsContract } from './features/dependants/bookings-contract.ts'
import { dependantStandingContract } from './features/dependants/standing-contract.ts'
import { dependantsContract } from './features/dependants/contract.ts'
import { emailContract } from './features/email/contract.ts'
import { establishmentsContract } from './features/establishments/contract.ts'
import { exitPackContract } from './features/exit-pack/contract.ts'
import { gdprContract } from './features/gdpr/contract.ts'
import { giftCardsContract } from './features/gift-cards/contract.ts'
import { healthContract } from './features/health/contract.ts'
import { backupContract } from './features/backup/contract.ts'
import { integrityContract } from './features/integrity/contract.ts'
import { instructorsContract } from './features/instructors/contract.ts'
import { reportsContract } from './features/reports/contract.ts'
import { notificationsContract } from './features/notifications/contract.ts'
import { roomPlansContract } from './features/room-plans/contract.ts'
import { rosterContract } from './features/roster/contract.ts'
import { promoCodesContract } from './features/promo-codes/contract.ts'
import { licensingContract } from './features/licensing/contract.ts'
import { marketingContract } from './features/marketing/contract.ts'
import { paymentsContract } from './features/payments/contract.ts'
import { refundsContract } from './features/refunds/contract.ts'
import { payrollContract } from './features/payroll/contract.ts'
import { productsContract } from './features/products/contract.ts'
import { receiptsContract } from './features/receipts/contract.ts'
import { salesContract } from './features/sales/contract.ts'
import { simulationsContract } from './features/simulations/contract.ts'
import { staffContract } from './features/staff/contract.ts'
import { streamContract } from './features/stream/contract.ts'
import { amountsContract } from './features/amounts/contract.ts'
import { studioContract } from './features/studio/contract.ts'
import { substitutesContract } from './features/substitutes/contract.ts'
import { tagsContract } from './features/tags/contract.ts'
import { clientListsContract } from './features/client-lists/contract.ts'
import { tasksContract } from './features/tasks/contract.ts'
import { todayContract } from './features/today/contract.ts'
import { takingsContract } from './features/takings/contract.ts'
import { tillContract } from './features/till/contract.ts'
import { tunnelContract } from './features/tunnel/contract.ts'
import { timelineContract } from './features/clients/timeline/contract.ts'
import { kiosksContract } from './features/kiosks/contract.ts'
import { membershipTypesContract } from './features/membership-types/contract.ts'
import { pausingContract } from './features/memberships/pausing/contract.ts'
import { sharingContract } from './features/memberships/sharing/contract.ts'
import { membershipsContract } from './features/memberships/contract.ts'
import { migrationContract } from './features/migration/contract.ts'
import { scheduleContract } from './features/schedule/contract.ts'
import { waiversContract } from './features/waivers/contract.ts'
import { webhooksContract } from './features/webhooks/contract.ts'
import { weeklyEmailContract } from './features/weekly-email/contract.ts'
import { widgetContract } from './features/widget/contract.ts'

/** Every operation of the studio, by method and path. */
export const contract = {
  ...appointmentsContract,
  ...appointmentServicesContract,
  ...availabilityContract,
  ...auditContract,
  ...authContract,
  ...totpContract,
  ...assistantContract,
  ...autoTagRulesContract,
  ...automationsContract,
  ...billingContract,
  ...cardContract,
  ...checkoutContract,
  ...subscriptionContract,
  ...bookingsContract,
  ...seatsContract,
  ...visitsContract,
  ...standingContract,
  ...waitlistContract,
  ...guestsContract,
  ...boardContract,
  ...calendarContract,
  ...chargesContract,
  ...classCategoriesContract,
  ...classTemplatesContract,
  ...clientsContract,
  ...conditionsContract,
  ...dependantsContract,
  ...dependantBookingsContract,
  ...dependantStandingContract,
  ...dependantAppointmentsContract,
  ...emailContract,
  ...establishmentsContract,
  ...exitPackContract,
  ...gdprContract,
  ...giftCardsContract,
  ...healthContract,
  ...integrityContract,
  ...backupContract,
  ...instructorsContract,
  ...reportsContract,
  ...roomPlansContract,
  ...rosterContract,
  ...kiosksContract,
  ...membershipTypesContract,
  ...membershipsContract,
  ...sharingContract,
  ...pausingContract,
  ...promoCodesContract,
  ...marketingContract,
  ...paymentsContract,
  ...refundsContract,
  ...payrollContract,
  ...productsContract,
  ...receiptsContract,
  ...salesContract,
  ...simulationsContract,
  ...tillContract,
  ...takingsContract,
  ...staffContract,
  ...streamContract,
  ...amountsContract,
  ...studioContract,
  ...licensingContract,
  ...aiContract,
  ...tunnelContract,
  ...substitutesContract,
  ...tagsContract,
  ...clientListsContract,
  ...tasksContract,
  ...timelineContract,
  ...todayContract,
  ...migrationContract,
  ...notificationsContract,
  ...scheduleContract,
  ...waiversContract,
  ...webhooksContract,
  ...weeklyEmailContract,
  ...widgetContract,
}

export type AppContract = typeof contract
