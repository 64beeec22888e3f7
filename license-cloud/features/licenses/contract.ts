import { z } from 'zod'
import { instantOut } from '../../../server/http/shapes.ts'
import type { Contract } from '../../operation.ts'
import { plans } from '../../plans.ts'

export const licensesContract = {
  'GET /license/verify': {
    area: 'Licenses, by their keys',
    id: 'verifyLicense',
    summary: 'Say what a license key is good for',
    description:
      'The key comes as `Authorization: Bearer <LICENSE_KEY>`. Answers are signed: `X-License-Signature` is Ed25519 in base64 over ' +
      'four lines: the status, the `nonce` (empty where none was sent), the SHA-256 of the key in hex, and the body.',
    access: 'public',
    query: z.strictObject({
      nonce: z
        .string()
        .max(200)
        .regex(/^\P{Cc}*$/u)
        .optional()
        .describe('What the signature answers to'),
    }),
    status: 200,
    answer: z.object({
      plan: z.enum(plans),
      status: z.enum(['active', 'canceled']),
      current_period_end: instantOut,
      checked_at: instantOut,
    }),
    errors: ['LICENSE_KEY_INVALID'],
  },
} as const satisfies Contract
