import {
  appointmentsCalledOff,
  appointmentsOfClient,
  appointmentsOfLeaver,
} from './features/appointments/calling-off.ts'
import { nothingOwed } from './features/charges/kept-back.ts'
import { deactivatedCard } from './features/gift-cards/kept-back.ts'
import { overtakenOffer } from './features/bookings/waitlist/kept-back.ts'
import { appointmentClashes } from './features/appointments/conflicts.ts'
import { slotsForSale, slotsOfClient } from './features/appointments/prepaying/slots-for-sale.ts'
import { appointmentsOfMembership } from './features/appointments/paying/membership-ends.ts'
import { overtakenAppointmentPush, overtakenAppointmentReminder } from './features/appointments/overtaken.ts'
import { appointmentsOfZone } from './features/appointments/zone-change.ts'
import { repriceServices } from './features/appointments/services/reprice.ts'
import { rulesThatUse } from './features/auto-tag-rules/queries.ts'
import {
  bookingsInside,
  bookingsOfClient,
  cancelBookingsOfMembership,
  classElsewhere,
  classMoved,
  classTaughtBy,
  countBookingsOfMembership,
  makeVisitsUnpaid,
  releaseClass,
} from './features/bookings/cancellation/class-changes.ts'
import { overtakenReminder, overtakenReminderPush } from './features/bookings/overtaken.ts'
import { placesForSale, placesOfClient } from './features/bookings/buying/places-for-sale.ts'
import { placeRefunded } from './features/bookings/buying/refunded.ts'
import { bookedOnSeats, reseatClass, reseatRoom, seatsLost } from './features/bookings/seats/reseat.ts'
import { standingsOfClient } from './features/bookings/standing-bookings/of-client.ts'
import { fillSeats } from './features/bookings/waitlist/fill-seats.ts'
import { waitingOfClient } from './features/bookings/waitlist/of-client.ts'
import { visitSettled } from './features/bookings/paying/visit-settled.ts'
import { appointmentFile, bookingFile } from './features/calendar/letter-files.ts'
import { acceptOnRegistering } from './features/clients/consents.ts'
import { forNoClient } from './features/clients/kept-back.ts'
import { debtsClosed } from './features/billing/debts/hold.ts'
import { giveBackTwice } from './features/refunds/paid-twice.ts'
import { anyCharge } from './features/charges/queries.ts'
import { giftCardPaper } from './features/gift-cards/print.ts'
import { redeemHeldCard } from './features/gift-cards/hold.ts'
import { anyGiftCard } from './features/gift-cards/queries.ts'
import { redeemGiftCard } from './features/gift-cards/redeem.ts'
import { profileFollower } from './features/instructors/change.ts'
import { forgetAgreedFees } from './features/bookings/reprice.ts'
import { repriceTemplates } from './features/class-templates/reprice.ts'
import { termsTakenOver } from './features/memberships/terms.ts'
import { repriceClasses } from './features/schedule/reprice.ts'
import { repriceTypes } from './features/membership-types/reprice.ts'
import { membershipsOfClient } from './features/memberships/of-client.ts'
import { countPacksIn, extendForClosure } from './features/memberships/closure-extension.ts'
import { receiptPaper } from './features/receipts/print.ts'
import { paidMembership } from './features/memberships/queries.ts'
import { anyPurchase } from './features/payments/queries.ts'
import { checkoutsOfClient } from './features/billing/checkout/abandon.ts'
import { cardCollector } from './features/billing/cards/collect.ts'
import { sendWaitingInvitations, unreachable } from './features/email/unreachable.ts'
import { catchUpAgain } from './features/billing/events/catch-up.ts'
import { collectingFollows, endedAlsoThere } from './features/billing/tasks/queue.ts'
import { repriceComponents } from './features/payroll/components.ts'
import { anyRun } from './features/payroll/queries.ts'
import { repriceProducts } from './features/products/reprice.ts'
import { repricePromoCodes } from './features/promo-codes/reprice.ts'
import { enrollmentsOfClient } from './features/automations/enroll.ts'
import { automationsThatUse } from './features/automations/uses.ts'
import { signedPaper } from './features/waivers/letter-file.ts'
import { unwanted } from './features/marketing/kept-back.ts'
import { promoCodesOfZone } from './features/promo-codes/zone-change.ts'
import { classesOfZone } from './features/schedule/zone-change.ts'
import { classesOfLeaver } from './features/schedule/leaving.ts'
import { substituteFollower } from './features/substitutes/class-changes.ts'
import { claimsOfLeaver } from './features/substitutes/leaving.ts'
import { sayKeptReason } from './features/charges/because-rules.ts'
import { chargesOfClient } from './features/charges/of-client.ts'
import { forNoTeacher } from './features/instructors/kept-back.ts'
import { overtakenLink } from './features/bookings/guests/kept-back.ts'
import { holdsOfClient } from './features/bookings/guests/of-client.ts'
import type { Reader } from './db/writer.ts'
import { operations } from './features.ts'
import type { Seams } from './seam-types.ts'
import { unwantedWeek } from './features/weekly-email/kept-back.ts'

export const seams: Seams = {
  accepted: acceptOnRegistering,
  classes: [
    {
      cancelled: releaseClass,
      moved: classMoved,
      elsewhere: classElsewhere,
      taughtBy: classTaughtBy,
      enlarged: fillSeats,
      seatsLost,
      replanned: reseatClass,
    },
    substituteFollower,
  ],
  seats: { lost: bookedOnSeats, gone: reseatRoom },
  closures: [{ count: countPacksIn, extend: extendForClosure }],
  occupations: [appointmentClashes],
  calledOff: [appointmentsCalledOff],
  instructors: [classesOfLeaver, appointmentsOfLeaver, claimsOfLeaver],
  memberships: [
    {
      counts: countBookingsOfMembership,
      inside: bookingsInside,
      stopped: cancelBookingsOfMembership,
      unpaid: makeVisitsUnpaid,
    },
    appointmentsOfMembership,
    collectingFollows,
  ],
  clients: [
    standingsOfClient,
    holdsOfClient,
    placesOfClient,
    slotsOfClient,
    bookingsOfClient,
    waitingOfClient,
    appointmentsOfClient,
    checkoutsOfClient,
    membershipsOfClient,
    endedAlsoThere,
    chargesOfClient,
    enrollmentsOfClient,
  ],
  charges: [{ closed: visitSettled }, cardCollector, debtsClosed],
  sayReason: sayKeptReason,
  places: placesForSale,
  slots: slotsForSale,
  refunded: { place: placeRefunded },
  paidTwice: giveBackTwice,
  accounts: [profileFollower],
  giftCards: { redeem: redeemGiftCard, redeemHeld: redeemHeldCard },
  soldAnything: [paidMembership, anyCharge, anyGiftCard, anyPurchase, anyRun].map(
    (anything) => (reader: Reader) => reader.one(anything, {}) !== undefined,
  ),
  terms: termsTakenOver,
  prices: [
    repriceTemplates,
    repriceClasses,
    repriceTypes,
    repriceProducts,
    repricePromoCodes,
    repriceServices,
    forgetAgreedFees,
    repriceComponents,
  ],
  zones: [classesOfZone, appointmentsOfZone, promoCodesOfZone],
  tagUses: [rulesThatUse, automationsThatUse],
  addressChanged: [catchUpAgain, sendWaitingInvitations],
  enclosures: [bookingFile, appointmentFile, receiptPaper, giftCardPaper, signedPaper],
  keptBack: [
    forNoClient,
    forNoTeacher,
    unwanted,
    nothingOwed,
    deactivatedCard,
    overtakenLink,
    unreachable,
    overtakenOffer,
    overtakenReminder,
    overtakenAppointmentReminder,
    unwantedWeek,
  ],
  overtakenPushes: [overtakenReminderPush, overtakenAppointmentPush],
  operations: () => operations,
}
