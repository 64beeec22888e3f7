import { ProcessorError, SignatureInvalid } from '../../../server/ports/processor/port.ts'
import type { Seller } from './port.ts'

const refuse = () => Promise.reject(new ProcessorError('unavailable', 'No account at the payment processor is set up.'))

/** Where no key of the processor is set: everything that needs it is refused, and what needs it not goes on. */
export const noSeller: Seller = {
  livemode: undefined,
  sell: refuse,
  session: refuse,
  subscription: refuse,
  sessionOf: refuse,
  price: refuse,
  managePage: refuse,
  refundedInvoice: refuse,
  refund: refuse,
  dispute: refuse,
  invoiceOf: refuse,
  subscriptionOf: refuse,
  readWebhook: () => Promise.reject(new SignatureInvalid('No account at the payment processor is set up.')),
}
