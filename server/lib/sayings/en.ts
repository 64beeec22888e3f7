import { en as mailTroubles } from './mail/en.ts'
import { enImport } from './en-import.ts'
import type { StaffWords, Words } from './words.ts'

export const en: Words & StaffWords = {
  ...enImport,
  as_written: ({ text }) => text,
  data_erased: () => 'The client’s data was erased',
  class_cancelled: () => 'The class was cancelled',
  'credits.booked': () => 'Booked a class',
  'credits.given_back': () => 'Booking given up',
  'credits.lapsed': () => 'Not used in time',
  'credits.imported': () => 'Brought over by the import',
  'credits.membership_cancelled': () => 'Membership cancelled',
  'credits.renewed': ({ on }, { day }) => `Renewal on ${day(on)}`,
  'credits.at_start': () => 'Credits at the start',
  'credits.at_start_by_staff': () => 'Credits at the start, set by staff',
  'credits.set_by_staff': () => 'Set by staff',
  'charge.appointment': ({ service_name, starts_at }, { moment }) =>
    `Appointment: ${service_name}, ${moment(starts_at)}`,
  'charge.appointment_deposit': ({ service_name, starts_at }, { moment }) =>
    `Deposit for the appointment: ${service_name}, ${moment(starts_at)}`,
  'charge.late_cancel': ({ class_name, starts_at }, { moment }) =>
    `Late cancellation: ${class_name}, ${moment(starts_at)}`,
  'charge.no_show': ({ class_name, starts_at }, { moment }) => `Missed class: ${class_name}, ${moment(starts_at)}`,
  'charge.renewal': ({ type_name, on }, { day }) => `${type_name}, renewed on ${day(on)}`,
  'charge.unpaid_booking': ({ class_name, starts_at }, { moment }) => `Visit: ${class_name}, ${moment(starts_at)}`,
  ...mailTroubles,
  'mail.too_late': () => 'It could not be sent before it was out of date.',
  'mail.not_ready': () => 'It could not be made ready for sending. The studio’s log says why.',
  'mail.key_lost': () =>
    'It holds a code or a link that was sealed with a key the studio has no more. Have a new one made.',
  'mail.no_consent': () => 'They have unsubscribed since it was written.',
  'mail.client_inactive': () => 'They are not an active client any more.',
  'mail.address_changed': () => 'Their address has changed since it was written.',
  'mail.overtaken': () => 'What it is about has changed since it was written.',
  'mail.quiet_hours': () => 'It waits for the end of the quiet hours.',
  'mail.one_a_day': () => 'It waits for tomorrow: another message of marketing has left today.',
  'mail.dropped_after_restore': () => 'It was dropped after the studio was restored from a copy.',
  'mail.not_online': () => 'It waits until clients can reach you: its link opens on this computer alone.',
  'checkout.gift_card': () => 'Gift card',
  'receipt.class': ({ class_name, starts_at }, { moment }) => `Class: ${class_name}, ${moment(starts_at)}`,
  'receipt.gift_card': ({ last4 }) => `Gift card ending in ${last4}`,
  'refund.at_processor': () => 'Given back at the payment processor',
  'refund.paid_already': () => 'Paid or waived in the meantime',
  'refund.dispute_lost': () => 'Taken back by the client’s bank',
  'receipt.refund_undone': ({ receipt_number }) => `Refund ${receipt_number} did not arrive`,
  'receipt.refund': ({ receipt_number, reason }) => `Refund of receipt ${receipt_number}: ${reason}`,
  'waived.no_show_undone': () => 'The no-show was taken back',
  'waived.excused': () => 'Excused',
  'waived.appointment_cancelled': () => 'The appointment was cancelled',
  'waived.not_used': () => 'The place was not used',
  'waived.covered': ({ type_name }) => `Taken from ${type_name}`,
  'waived.forgiven': ({ nth, count, days }) =>
    `Forgiven: ${nth} of ${count} ${days === '1' ? 'in one day' : `in ${days} days`}`,
  'cancelled.membership_cancelled': () => 'The membership was cancelled',
  'cancelled.membership_ends': () => 'The membership ends before then',
  'cancelled.client_inactive': () => 'They are not an active client any more',
  'cancelled.instructor_left': () => 'The instructor teaches here no more',
  'cancelled.membership_paused': () => 'The membership is paused',
  'cancelled.for_another_class': () => 'Given up for another class',
  'task.kept_fee': ({ class_name, starts_at, amount }, { moment }) =>
    `Decide whether ${amount} goes back: ${class_name}, ${moment(starts_at)}`,
  'task.refund_refused': ({ amount }) =>
    `The payment processor did not make the refund of ${amount}: give it back in another way`,
  'task.paid_undelivered': ({ amount }) =>
    `An online payment of ${amount} could not be delivered and was given back: tell the client`,
  'task.collection_ended': ({ amount }) =>
    `The card was declined for ${amount} and is not tried again: ask the client to pay`,
  'task.pause_request': ({ type_name, on, days }, { day }) =>
    `A client asks for a pause of ${type_name}: from ${day(on)}, days: ${days}`,
  'task.erasure_request': () => 'Erase the client’s data, as they asked',
  'waitlist.closed': () => 'Booking closed before a place came free.',
  'waitlist.seat_free': () => 'A place is free shortly before booking closes: first to book has it.',
  'waitlist.class_moved': () => 'The class has a new time.',
  'waitlist.offer_expired': ({ until }, { moment }) => `The offer stood until ${moment(until)}.`,
  'skipped.inactive': () => 'This client account is not active. The studio can activate it again.',
  'skipped.booked': () => 'The class is booked already. Nothing more to do.',
  'skipped.overlapping': ({ class_name, starts_at }, { moment }) =>
    `${class_name} on ${moment(starts_at)} is at the same time. Cancel it first, or choose another class.`,
  'skipped.waiver': ({ title }) => `“${title}” must be signed before booking.`,
  'skipped.no_membership': () => 'No membership covers this class. Buy one, or ask the studio.',
  'skipped.not_started': ({ on }, { day }) => `The membership starts on ${day(on)}. Choose a class from that day on.`,
  'skipped.expired': () => 'The membership ends before the class. Renew it or choose another.',
  'skipped.paused': ({ until }, { day }) =>
    `The membership is paused${until === null ? '' : ` until ${day(until)}`}. Resume it, or choose a class after the pause.`,
  'skipped.no_credits': () => 'The membership has no credits left. Buy a new pack under Prices.',
  'skipped.waits_for_credits': () =>
    'The membership has no credits left until it renews. Buy more under Prices, or choose a class after that.',
  'skipped.past_due': () => 'A payment for the membership is open. Make it first.',
  'skipped.too_few_credits': () => 'The membership has too few credits for this class. Buy more.',
  'skipped.limit': () => 'The membership has reached its limit of classes. Cancel one, or choose another membership.',
  'skipped.other_time': () => 'The membership is not valid at this time of the week. Choose another.',
  'skipped.other_location': () => 'The membership is not valid at this location. Choose another.',
  'skipped.not_covered': () => 'The membership does not cover this class. Choose another.',
  'skipped.other': () => 'The class could not be booked. Ask the studio.',
}
