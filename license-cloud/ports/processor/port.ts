import type {
  ProcessorDispute,
  ProcessorEvent,
  ProcessorRefund,
  ProcessorSession,
  ProcessorSubscription,
  SignedMessage,
} from '../../../server/ports/processor/port.ts'
import type { Plan } from '../../plans.ts'

/** The payment processor, as the one who sells by it. Every call throws a ProcessorError where it does not do what it was asked. */
export interface Seller {
  /** True if real money moves; undefined where no key is set, and nothing is sold. */
  livemode: boolean | undefined
  /** Begins to sell a plan; gives the address of the page where it is paid. */
  sell(sale: Sale): Promise<string>
  session(id: string): Promise<ProcessorSession>
  subscription(id: string): Promise<ProcessorSubscription>
  /** Returns the session that began a subscription; null if it began otherwise. */
  sessionOf(subscriptionId: string): Promise<ProcessorSession | null>
  price(id: string): Promise<Price>
  /** Returns the page where a customer signs in to change or end a subscription; null if the account has no such page. */
  managePage(): Promise<string | null>
  /** Returns the invoice that a charge has paid, if all of it was refunded; null otherwise. */
  refundedInvoice(chargeId: string): Promise<PaidInvoice | null>
  refund(id: string): Promise<ProcessorRefund>
  dispute(id: string): Promise<ProcessorDispute>
  /** Returns the invoice that a payment was for; null if there is none. */
  invoiceOf(paymentIntentId: string): Promise<PaidInvoice | null>
  /** The subscription that an invoice bills; null where it bills none. */
  subscriptionOf(invoiceId: string): Promise<string | null>
  /** Checks that a webhook was signed not long ago, and gives what it says happened. Throws SignatureInvalid. */
  readWebhook(signed: SignedMessage): Promise<ProcessorEvent>
}

export interface Sale {
  plan: Plan
  price: string
  success_url: string
  cancel_url: string
}

/** A price in minor units of its currency (ISO 4217), collected every so many months or other units. */
export interface Price {
  amount_minor: number
  currency: string
  unit: 'day' | 'week' | 'month' | 'year'
  count: number
}

export interface PaidInvoice {
  id: string
  subscription_id: string
}
