import { z } from 'zod'
import { ownCheckouts } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  email,
  id,
  instantIn,
  instantOut,
  line,
  lines,
  money,
  moneyOut,
  pathId,
  resource,
  urlOut,
} from '../../http/shapes.ts'
import { returnAddress } from './address-fields.ts'
import { BILLING_PERMISSION } from './contract.ts'
import { say } from '../../lib/sayings/sayings.ts'

export const checkout = resource('Checkout', {
  checkout_url: urlOut.describe(
    'Where the buyer goes now: to the processor, or where nothing is left to pay, to success_url',
  ),
  session_id: z.string(),
  completed: z.boolean().describe('Nothing had to be paid online: it is bought'),
})

const underWay = z
  .boolean()
  .describe('Paid by what takes days, such as a bank transfer: delivered once the money arrives, or ended')

const checkoutStatus = resource('CheckoutStatus', {
  status: z.enum(['pending', 'completed', 'expired', 'failed', 'refunded', 'disputed']),
  kind: z.enum(['membership', 'gift_card', 'product', 'card', 'class', 'appointment', 'charges']),
  membership_id: id.nullable(),
  booking_id: id.nullable().describe('The place in a class that was bought singly, or booked with what was bought'),
  appointment_id: id.nullable().describe('The appointment that was paid in advance'),
  receipt_id: id.nullable(),
  is_under_way: underWay.optional(),
})

const openCheckout = resource('OpenCheckout', {
  session_id: z.string(),
  checkout_url: urlOut.nullable().describe('The same page to go on paying; null where the payment is under way'),
  kind: checkoutStatus.shape.kind,
  client_id: id.describe('For whom: the client, or one of their dependants'),
  client_name: z.string(),
  scheduled_class_id: id.nullable(),
  membership_type_id: id.nullable(),
  service_id: id.nullable(),
  name: z.string().nullable().describe('Of the class, the appointment, the membership or the product'),
  starts_at: instantOut.nullable(),
  ends_at: instantOut.nullable(),
  instructor_name: z.string().nullable(),
  amount: moneyOut.describe('What is paid by it'),
  currency: z.string(),
  held_until: instantOut.nullable().describe('Until when a place or a slot is held for it; null: none is'),
  expires_at: instantOut.nullable().describe('When the page ends; null where the payment is under way'),
  is_under_way: underWay,
})

const addresses = { success_url: returnAddress, cancel_url: returnAddress }
const back = {
  success_url: 'https://studio.example/paid?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://studio.example/prices',
}
const code = line.min(1).max(64)

/** Why nothing can be paid online. */
const unpayable = [
  'PAYMENTS_NOT_CONFIGURED',
  'PAYMENT_PROVIDER_ERROR',
  'AMOUNT_TOO_SMALL',
  'AMOUNT_NOT_ONLINE',
] as const

const always = ['SELF_SERVICE_DISABLED', ...unpayable] as const

/** Why a place in a class can't be bought. */
const placeRefusals = [
  'CLASS_CANCELLED',
  'CLASS_STARTED',
  'BOOKING_NOT_OPEN',
  'BOOKING_CLOSED',
  'CLIENT_INACTIVE',
  'ALREADY_BOOKED',
  'OVERLAPPING_BOOKING',
  'WAIVER_UNSIGNED',
  'CLASS_FULL',
  'SEAT_TAKEN',
  'NOT_COVERED',
  'RATE_LIMITED',
  'PAYMENT_UNDER_WAY',
] as const

/** Why an appointment can't be booked, nor paid in advance. */
const slotRefusals = [
  'APPOINTMENT_SERVICE_INACTIVE',
  'INSTRUCTOR_INACTIVE',
  'ESTABLISHMENT_INACTIVE',
  'CLIENT_INACTIVE',
  'APPOINTMENT_SLOT_TAKEN',
  'OVERLAPPING_BOOKING',
  'WAIVER_UNSIGNED',
  'RATE_LIMITED',
  'PAYMENT_UNDER_WAY',
] as const

export const checkoutContract = {
  'POST /api/billing/checkout-session': {
    id: 'buyMembership',
    summary: 'Buy a membership online',
    description:
      'A subscription is collected each interval, anything else once. Clients buy for themselves and their dependants, managers for ' +
      'any client. A promo use and what a gift card pays are held until the session ends. What comes to 0 is completed at once. With ' +
      '`scheduled_class_id` a place is held as where one class is bought, and booked with the new membership once it is paid; where ' +
      'that can’t be, the membership stays and the client is told.',
    access: { manager: 'memberships.manage', client: 'own' },
    body: z.strictObject({
      client_id: id,
      membership_type_id: id,
      ...addresses,
      promo_code: code.optional(),
      gift_card_code: code.optional(),
      scheduled_class_id: id.optional().describe('A class that it is to pay for: the place is held meanwhile'),
      seat_id: id.optional().describe('The seat wanted there'),
      starts_on: date
        .optional()
        .describe(
          'Its first day: today, or up to starts_within_days of its type later; not of a subscription. Absent: today',
        ),
    }),
    example: { client_id: 1, membership_type_id: 1, ...back },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: [
      ...always,
      'MEMBERSHIP_TYPE_NOT_ONLINE',
      'MEMBERSHIP_TYPE_INACTIVE',
      'CLIENT_INACTIVE',
      'INTRO_OFFER_USED',
      'ALREADY_SUBSCRIBED',
      'PROMO_CODE_INVALID',
      'GIFT_CARD_INVALID',
      ...placeRefusals,
      'MEMBERSHIP_NOT_STARTED',
      'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
      'NO_CREDITS_LEFT',
      'NOT_ENOUGH_CREDITS',
      'MEMBERSHIP_OUTSIDE_TIMES',
      'MEMBERSHIP_OTHER_LOCATION',
    ],
  },
  'POST /api/billing/class-checkout-session': {
    id: 'buyClass',
    summary: 'Buy one place in a class online',
    description:
      'All rules of booking are asked but what pays. The place is held for 30 minutes, until booking closes or the class begins, ' +
      'whichever is first; only ways to pay that confirm at once are offered, and the place is booked once it is paid. Paid too late ' +
      'it is booked where a place is free and nobody waits for it, else given back whole. What comes to 0 is booked at once. Clients ' +
      'buy for themselves and their dependants, managers for any client. One hold a client and class, at most three a client in all.',
    access: { manager: 'bookings.manage', client: 'own' },
    body: z.strictObject({
      scheduled_class_id: id,
      seat_id: id.optional(),
      client_id: id.optional().describe('Of managers: whose place it is. Of clients: a dependant’s; absent: their own'),
      ...addresses,
      promo_code: code.optional(),
      gift_card_code: code.optional(),
    }),
    example: { scheduled_class_id: 41, ...back },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: [...always, ...placeRefusals, 'NO_SINGLE_PRICE', 'PROMO_CODE_INVALID', 'GIFT_CARD_INVALID'],
  },
  'POST /api/billing/appointment-checkout-session': {
    id: 'prepayAppointment',
    summary: 'Book an appointment and pay online what it takes in advance',
    description:
      'The deposit of its service, or the whole price. All rules of booking are asked but what pays. The slot is held for 15 minutes ' +
      'or until the appointment begins, whichever is first; only ways to pay that confirm at once are offered, and it is booked once ' +
      'it is paid. Paid too late it is booked where the slot is free, else given back whole. What a gift card pays whole is booked at ' +
      'once. Clients book for themselves and their dependants, managers for any client. One hold a client and slot, at most three a client in all.',
    access: { manager: 'bookings.manage', client: 'own' },
    body: z.strictObject({
      service_id: id,
      instructor_id: id,
      starts_at: instantIn,
      notes: lines.max(2000).nullable().optional(),
      client_id: id.optional().describe('Of managers: whose it is. Of clients: a dependant’s; absent: their own'),
      ...addresses,
      gift_card_code: code.optional(),
    }),
    example: { service_id: 1, instructor_id: 2, starts_at: '2026-03-04T10:00', ...back },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: [...always, 'NOT_FOUND', ...slotRefusals, 'GIFT_CARD_INVALID'],
  },
  'POST /api/billing/charges-checkout-session': {
    id: 'payCharges',
    summary: 'Pay what is owed online, in one payment',
    description:
      'The charges that are named, or all that are due; of one currency. Clients pay their own and their dependants’, managers name ' +
      'whose. One purchase with a line for each charge, and one receipt; the amounts are fixed as the session is made. It works where ' +
      'the studio sells nothing online. While it is open no saved card is charged for them; a second session closes the first, and ' +
      'what is settled at the studio meanwhile is given back if it is paid all the same.',
    access: { manager: 'charges.manage', client: 'own' },
    body: z.strictObject({
      charge_ids: z.array(id).min(1).max(100).optional().describe('Absent: all that are due'),
      client_id: id.optional().describe('Whose charges: of managers, required; of clients: one’s own or a dependant’s'),
      ...addresses,
    }),
    example: { charge_ids: [7, 8], ...back },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: [...unpayable, 'NOTHING_DUE', 'SEVERAL_CURRENCIES', 'CHARGE_SETTLED', 'RATE_LIMITED'],
  },
  'GET /api/billing/checkout-session/{session_id}': {
    id: 'readCheckout',
    summary: 'What became of a checkout; what is paid is delivered',
    access: { manager: BILLING_PERMISSION, client: 'own' },
    params: z.strictObject({ session_id: z.string().min(1).max(255) }),
    status: 200,
    answer: checkoutStatus,
    errors: ['PAYMENT_PROVIDER_ERROR'],
  },
  'DELETE /api/billing/checkout-session/{session_id}': {
    id: 'giveUpCheckout',
    summary: 'Give up what was begun to be paid: its page is closed, what it held is free for others',
    description:
      'A place that was held is offered to whoever waits next. Paid at the same moment, it is delivered or given back, as `status` says ' +
      '(`completed`, `refunded`); else it is `expired`. Repeated, it is unchanged. What is under way at a bank can’t be given up.',
    access: { client: 'own' },
    params: z.strictObject({ session_id: z.string().min(1).max(255) }),
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkoutStatus,
    errors: ['PAYMENT_UNDER_WAY', 'PAYMENTS_NOT_CONFIGURED', 'PAYMENT_PROVIDER_ERROR'],
  },
  'GET /api/billing/checkout-sessions': {
    id: 'listOpenCheckouts',
    summary: 'What the client and their dependants have begun to pay: pages that are open, and payments that take days',
    access: { client: 'own' },
    status: 200,
    answer: z.array(openCheckout),
  },
  'POST /api/v1/gift-cards/checkout-session': {
    id: 'buyGiftCard',
    summary: 'Buy a gift card online',
    description:
      'The card is made once it is paid, and mailed to recipient_email (else to the buyer), on deliver_on where a day is named.',
    access: { manager: 'sales.manage', client: 'own' },
    body: z.strictObject({
      amount: money.refine((amount) => amount > 0, say('common.more_than_0')),
      recipient_name: line.max(200).nullable().optional(),
      recipient_email: email.nullable().optional(),
      message: lines.max(1000).nullable().optional(),
      deliver_on: date.nullable().optional(),
      ...addresses,
    }),
    example: { amount: 50, recipient_name: 'Ben Ruiz', recipient_email: 'ben@example.com', message: 'Enjoy', ...back },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: [...always],
  },
  'POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session': {
    id: 'buyProduct',
    summary: 'Buy one piece of a product online',
    description: 'The buyer is who signs in. One piece is held until the session ends. Any page may ask.',
    access: { client: 'all' },
    anyOrigin: true,
    params: z.strictObject({ public_studio_id: z.string().max(64), product_id: pathId }),
    body: z.strictObject(addresses),
    example: back,
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: [...always, 'PRODUCT_INACTIVE', 'INSUFFICIENT_STOCK'],
  },
} satisfies Contract
