import { sharedErrorCodes, type ErrorCodes } from '../server/http/errors.ts'

/** Every code that the license service's refusals carry, with its status and title. */
export const errorCodes = {
  ...sharedErrorCodes,
  LICENSE_KEY_INVALID: [404, 'There is no license with this key'],
  SESSION_NOT_FOUND: [404, 'Nothing to hand over for this purchase'],
  METHOD_NOT_ALLOWED: [405, 'Not with this method'],
  PREFETCH_REFUSED: [403, 'Open the page itself'],
  STORE_UNAVAILABLE: [503, 'The database does not answer'],
  PAYMENT_PROVIDER_ERROR: [502, 'The payment processor does not answer'],
  WEBHOOK_SIGNATURE_INVALID: [400, 'Not signed by the payment processor'],
  AI_UNAUTHORIZED: [401, 'A valid license key is needed'],
  AI_INVALID_REQUEST: [422, 'This is not a chat completion request'],
  AI_QUOTA_EXCEEDED: [429, 'This period’s tokens are used up'],
  AI_PROVIDER_UNAVAILABLE: [502, 'The AI provider could not be reached'],
  AI_PROVIDER_ERROR: [502, 'The AI provider answered with an error'],
} as const satisfies ErrorCodes

export type ErrorCode = keyof typeof errorCodes
