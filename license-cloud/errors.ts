import { sharedErrorCodes, type ErrorCodes } from '../server/http/errors.ts'
import { say } from '../server/lib/sayings/sayings.ts'

/** Every code that the license service's refusals carry, with its status and title. */
export const errorCodes = {
  ...sharedErrorCodes,
  LICENSE_KEY_INVALID: [404, say('title.license_key_invalid')],
  SESSION_NOT_FOUND: [404, say('license.title_session_not_found')],
  METHOD_NOT_ALLOWED: [405, say('license.title_method_not_allowed')],
  PREFETCH_REFUSED: [403, say('license.title_prefetch_refused')],
  STORE_UNAVAILABLE: [503, say('license.title_store_unavailable')],
  PAYMENT_PROVIDER_ERROR: [502, say('license.title_payment_provider_error')],
  WEBHOOK_SIGNATURE_INVALID: [400, say('title.webhook_signature_invalid')],
  AI_UNAUTHORIZED: [401, say('license.title_ai_unauthorized')],
  AI_INVALID_REQUEST: [422, say('license.title_ai_invalid_request')],
  AI_QUOTA_EXCEEDED: [429, say('license.title_ai_quota_exceeded')],
  AI_PROVIDER_UNAVAILABLE: [502, say('license.title_ai_provider_unavailable')],
  AI_PROVIDER_ERROR: [502, say('license.title_ai_provider_error')],
} as const satisfies ErrorCodes

export type ErrorCode = keyof typeof errorCodes
