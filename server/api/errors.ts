import { Refusal as AnyRefusal, sharedErrorCodes, type ErrorCodes, type Reason as AnyReason } from '../http/errors.ts'

export { invalid, notFound } from '../http/errors.ts'

/** Every code a refusal of the studio can carry, with its status and title. One list: documents and tests name them all. */
export const errorCodes = {
  ...sharedErrorCodes,
  LOOPBACK_ONLY: [403, 'Only on the studio’s own computer'],
  HOST_NOT_ALLOWED: [403, 'This address is not the studio’s own computer'],
  AUTH_INVALID_CREDENTIALS: [401, 'E-mail or password is wrong'],
  TOTP_REQUIRED: [401, 'The code of the second factor is needed'],
  TOTP_SETUP_REQUIRED: [401, 'A second factor must be set up first'],
  TOTP_CODE_INVALID: [409, 'The code is wrong'],
  TOTP_ENABLED: [409, 'There is a second factor already'],
  TOTP_NOT_SET_UP: [409, 'No second factor is being set up'],
  TOTP_NOT_ENABLED: [409, 'There is no second factor'],
  SELF_SERVICE_DISABLED: [403, 'The studio does not sell online'],
  GUEST_BOOKINGS_DISABLED: [403, 'The studio takes no bookings without an account'],
  SERVER_BUSY: [503, 'Too much is asked for at once'],
  STORAGE_READ_ONLY: [503, 'Nothing can be saved at the moment'],
  STORAGE_BUSY: [503, 'Another program has locked the studio’s file'],
  STORAGE_DAMAGED: [503, 'The studio’s file is damaged'],
  STORAGE_GONE: [503, 'The studio’s file was moved or deleted'],
  STUDIO_ALREADY_CONFIGURED: [409, 'The studio is set up already'],
  STUDIO_NOT_CONFIGURED: [409, 'The studio is not set up yet'],
  EMAIL_IN_USE: [409, 'This e-mail is in use'],
  GUARDIAN_NOT_ALLOWED: [409, 'Who signs in has no guardian'],
  RECOVERY_CODE_INVALID: [401, 'The recovery code is wrong'],
  TOKEN_INVALID: [404, 'This link is not valid any more'],
  ROLE_IN_USE: [409, 'The role is in use'],
  ROLE_NAME_IN_USE: [409, 'A role of this name exists'],
  ROLE_PROTECTED: [409, 'The role can’t be changed'],
  LAST_OWNER: [409, 'The studio needs an owner'],
  INSTRUCTOR_IN_USE: [409, 'The instructor has a history here'],
  INSTRUCTOR_INACTIVE: [409, 'The instructor is not active'],
  INSTRUCTOR_PROFILE_EXISTS: [409, 'There is a profile already'],
  ESTABLISHMENT_IN_USE: [409, 'The location is in use'],
  SCHEDULE_CONFLICT: [409, 'This clashes with another class'],
  CLASS_TEMPLATE_INACTIVE: [409, 'The class template is not active'],
  CAPACITY_BELOW_BOOKED: [409, 'More places are taken than that'],
  CLASS_CANCELLED: [409, 'The class is cancelled'],
  CLASS_STARTED: [409, 'The class has begun'],
  CLASS_NOT_STARTED: [409, 'The class has not begun'],
  BOOKING_NOT_OPEN: [409, 'Booking is not open yet'],
  BOOKING_CLOSED: [409, 'Booking is closed'],
  CLIENT_INACTIVE: [409, 'The client is not active'],
  CLIENT_HAS_LOGIN: [409, 'The client signs in already'],
  ALREADY_BOOKED: [409, 'Booked already'],
  OVERLAPPING_BOOKING: [409, 'Another booking is at the same time'],
  WAIVER_UNSIGNED: [409, 'A waiver must be signed first'],
  CLASS_FULL: [409, 'The class is full'],
  CLASS_NOT_FULL: [409, 'There are free places'],
  NO_ENTITLEMENT: [409, 'No membership covers this class'],
  MEMBERSHIP_NOT_STARTED: [409, 'The membership has not started'],
  MEMBERSHIP_EXPIRED_ON_CLASS_DATE: [409, 'The membership ends before the class'],
  MEMBERSHIP_PAUSED: [409, 'The membership is paused'],
  MEMBERSHIP_CANCELLED: [409, 'The membership is cancelled'],
  NO_CREDITS_LEFT: [409, 'No credits are left'],
  PAYMENT_PAST_DUE: [409, 'A payment is overdue'],
  NOT_COVERED: [409, 'The membership does not cover this class'],
  BOOKING_INVALID_TRANSITION: [409, 'The booking can’t change like that'],
  CHECK_IN_NOT_OPEN: [409, 'Check-in is not open yet'],
  CHECK_IN_CODE_INVALID: [409, 'The check-in code is not valid'],
  CHECK_IN_CLOSED: [409, 'Check-in is closed'],
  ALREADY_WAITING: [409, 'On the waitlist already'],
  WAITLIST_NOT_OFFERED: [409, 'No place is offered'],
  WAITLIST_OFFER_EXPIRED: [409, 'The offer has lapsed'],
  WAITLIST_CLOSED: [409, 'The waitlist is closed'],
  MEMBERSHIP_INVALID_TRANSITION: [409, 'The membership can’t change like that'],
  MEMBERSHIP_PAUSE_LIMIT: [409, 'No more pause is left'],
  MEMBERSHIP_CANNOT_PAUSE: [409, 'This membership can’t be paused'],
  MEMBERSHIP_TYPE_IN_USE: [409, 'The membership type is in use'],
  MEMBERSHIP_TYPE_INACTIVE: [409, 'The membership type is not sold any more'],
  INTRO_OFFER_USED: [409, 'The intro offer was used before'],
  CHARGE_SETTLED: [409, 'The charge is settled already'],
  CURRENCY_LOCKED: [409, 'The currency can’t change any more'],
  MAIL_NOT_CONFIGURED: [409, 'No mail server is set up'],
  MAIL_SERVER_ERROR: [502, 'The mail server refused'],
  EMAIL_NOT_RETRYABLE: [409, 'The mail can’t be sent again'],
  PHOTO_UNREADABLE: [422, 'The picture can’t be read'],
  FILE_UNREADABLE: [422, 'The file can’t be read'],
  INSUFFICIENT_STOCK: [409, 'Not enough in stock'],
  CODE_IN_USE: [409, 'This code is in use'],
  PROMO_CODE_INVALID: [409, 'The promo code can’t be used'],
  GIFT_CARD_INVALID: [409, 'The gift card can’t be used'],
  PRODUCT_INACTIVE: [409, 'The product is not sold any more'],
  PAYMENT_REFUNDED: [409, 'More than that can’t be refunded'],
  PAYMENT_NOT_REFUNDABLE: [409, 'This payment can’t be refunded here'],
  TAG_IN_USE: [409, 'The tag is in use'],
  TAG_NAME_IN_USE: [409, 'A tag of this name exists'],
  WAIVER_INACTIVE: [409, 'The waiver is not in use any more'],
  WAIVER_CHANGED: [409, 'The text has changed meanwhile'],
  BACKUP_INVALID: [422, 'The copy can’t be restored'],
  BACKUP_TOO_NEW: [409, 'The copy is of a newer version'],
  BACKUP_PASSPHRASE_WRONG: [409, 'The passphrase does not fit'],
  BACKUP_PLACE_FAILED: [409, 'The place can’t be used'],
  IMPORT_NOT_READY: [409, 'The import can’t do that now'],
} as const satisfies ErrorCodes

export type ErrorCode = keyof typeof errorCodes

/** One rule of the studio that refuses. */
export type Reason = AnyReason<ErrorCode>

/** A request refused with one of the studio's codes. */
export const Refusal = AnyRefusal<ErrorCode>
export type Refusal = AnyRefusal<ErrorCode>

/** A refusal because of one or more rules; the first reason names the code. */
export function refuseFor(reasons: readonly [Reason, ...Reason[]] | readonly Reason[]): Refusal {
  const [first] = reasons
  if (!first) throw new Error('A refusal needs a reason')
  return new Refusal(first.code, first.detail, { reasons: [...reasons] })
}
