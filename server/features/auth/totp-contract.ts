import { z } from 'zod'
import type { Contract, Limit } from '../../api/operation.ts'
import { done, session } from './contract.ts'
import { code } from './totp-fields.ts'

/** Guesses at an account's second factor, wherever they come from. */
export const totpLimits: readonly Limit[] = [
  { name: 'totp', per: 'minute', max: 5 },
  { name: 'totp', per: 'hour', max: 20 },
]

const access = { manager: 'any' } as const

export const totpContract = {
  'POST /api/v1/auth/totp/setup': {
    id: 'setUpSecondFactor',
    summary: 'Begin to set up a second factor: a new secret for an authenticator app',
    description: 'RFC 6238: SHA-1, six digits, 30 seconds. It is asked for once a code of it has turned it on.',
    access,
    idempotent: false,
    status: 200,
    answer: z.strictObject({ secret: z.string().describe('Base 32'), otpauth_url: z.string() }),
    errors: ['TOTP_ENABLED'],
  },
  'POST /api/v1/auth/totp/enable': {
    id: 'enableSecondFactor',
    summary: 'Turn the second factor on with its first code; gives the recovery codes',
    description: 'They are in this answer and nowhere else. Its session has shown the factor.',
    access,
    idempotent: false,
    body: z.strictObject({ code }),
    example: { code: '123456' },
    status: 200,
    answer: session.extend({ recovery_codes: z.array(z.string()).describe('Each is good for one login') }),
    errors: ['TOTP_CODE_INVALID', 'TOTP_NOT_SET_UP', 'TOTP_ENABLED'],
  },
  'POST /api/v1/auth/totp/disable': {
    id: 'disableSecondFactor',
    summary: 'Turn the second factor off; every other session ends',
    description: 'A session is given where a login with the password alone would give one.',
    access,
    idempotent: false,
    body: z.strictObject({ password: z.string().max(256), code: code.describe('Or one of the recovery codes') }),
    example: { password: 'Correct-Horse-7', code: '123456' },
    status: 200,
    answer: z.union([session, done]),
    errors: ['AUTH_INVALID_CREDENTIALS', 'TOTP_CODE_INVALID', 'TOTP_NOT_ENABLED', 'RATE_LIMITED'],
  },
} satisfies Contract
