import { accounts } from './0001-accounts.ts'
import { schedule } from './0002-schedule.ts'
import { memberships } from './0003-memberships.ts'
import { bookings } from './0004-bookings.ts'
import { imports } from './0005-imports.ts'
import { commerce } from './0006-commerce.ts'
import { compliance } from './0007-compliance.ts'
import { installation } from './0008-installation.ts'
import { doors } from './0009-doors.ts'
import { secondFactor } from './0010-second-factor.ts'
import { finerPermissions } from './0011-finer-permissions.ts'
import { clock } from './0012-clock.ts'
import { findTraces } from './0013-find-traces.ts'
import { undoInChunks } from './0014-undo-in-chunks.ts'
import { growth } from './0015-growth.ts'
import { promoUses } from './0016-promo-uses.ts'
import { restored } from './0017-restored.ts'
import { onlinePayments } from './0018-online-payments.ts'
import { tunnel } from './0019-tunnel.ts'
import { pictures } from './0020-pictures.ts'
import { guestBookings } from './0021-guest-bookings.ts'
import { payAtStudio } from './0022-pay-at-studio.ts'
import { failedPayments } from './0023-failed-payments.ts'
import { processorTasks } from './0024-processor-tasks.ts'
import { appointments } from './0025-appointments.ts'
import { payroll } from './0026-payroll.ts'
import { automations } from './0027-automations.ts'
import { notifications } from './0028-notifications.ts'
import { seatsAndKiosks } from './0029-seats-and-kiosks.ts'
import { tasks } from './0030-tasks.ts'
import { calendarFeeds } from './0031-calendar-feeds.ts'
import { tillAndWebhooks } from './0032-till-and-webhooks.ts'
import { reports } from './0033-reports.ts'
import { substitutes } from './0034-substitutes.ts'
import { importedRecords } from './0035-imported-records.ts'
import { reportGrowth } from './0036-report-growth.ts'
import { license } from './0037-license.ts'
import { assistant } from './0038-assistant.ts'
import { typeface } from './0039-typeface.ts'
import { birthdays } from './0040-birthdays.ts'
import { cardEndings } from './0041-card-endings.ts'
import { letters } from './0042-letters.ts'
import { clientLists } from './0043-client-lists.ts'
import { lettersAsValues } from './0044-letters-as-values.ts'
import { currencyDecimals } from './0045-currency-decimals.ts'
import { mailServerState } from './0046-mail-server-state.ts'
import { era } from './0047-era.ts'
import { notesForInstructors } from './0048-notes-for-instructors.ts'
import { searchFolds } from './0049-search-folds.ts'
import { tasksOfASubscription } from './0050-tasks-of-a-subscription.ts'
import { searchForms } from './0051-search-forms.ts'
import { mailServerTrouble } from './0052-mail-server-trouble.ts'
import { whatAPassCovers } from './0053-what-a-pass-covers.ts'
import { buyingOneClass } from './0054-buying-one-class.ts'
import { standingBookings } from './0055-standing-bookings.ts'
import { feesAndCollection } from './0056-fees-and-collection.ts'
import { firstVisitAndPauses } from './0057-first-visit-and-pauses.ts'
import { prepaidAppointments } from './0058-prepaid-appointments.ts'
import { whatWasOffered } from './0059-what-was-offered.ts'
import { changesWhileHeld } from './0060-changes-while-held.ts'
import { holderStates } from './0061-holder-states.ts'
import { moneyToGiveBack } from './0062-money-to-give-back.ts'
import { keptRecoveryCode } from './0064-kept-recovery-code.ts'
import { paymentsUnderWay } from './0065-payments-under-way.ts'
import { statesOfWhatIsShared } from './0068-states-of-what-is-shared.ts'
import { termsAsBooked } from './0069-terms-as-booked.ts'
import { whatIsGivenBack } from './0070-what-is-given-back.ts'
import { cellsThatWereCorrected } from './0072-cells-that-were-corrected.ts'
import { notesOnHealthAndLegalTexts } from './0074-notes-on-health-and-legal-texts.ts'
import { weeklyEmail } from './0076-weekly-email.ts'

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
  appointments,
  payroll,
  automations,
  notifications,
  seatsAndKiosks,
  tasks,
  calendarFeeds,
  tillAndWebhooks,
  reports,
  substitutes,
  importedRecords,
  reportGrowth,
  license,
  assistant,
  typeface,
  birthdays,
  cardEndings,
  letters,
  clientLists,
  lettersAsValues,
  currencyDecimals,
  mailServerState,
  era,
  notesForInstructors,
  searchFolds,
  tasksOfASubscription,
  searchForms,
  mailServerTrouble,
  whatAPassCovers,
  buyingOneClass,
  standingBookings,
  feesAndCollection,
  firstVisitAndPauses,
  prepaidAppointments,
  whatWasOffered,
  changesWhileHeld,
  holderStates,
  moneyToGiveBack,
  keptRecoveryCode,
  paymentsUnderWay,
  statesOfWhatIsShared,
  termsAsBooked,
  whatIsGivenBack,
  cellsThatWereCorrected,
  notesOnHealthAndLegalTexts,
  weeklyEmail,
]
