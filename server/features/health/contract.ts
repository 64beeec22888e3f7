import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { instantOut } from '../../http/shapes.ts'

export const healthContract = {
  'GET /api/v1/health': {
    area: 'Whether the server answers.',
    id: 'readHealth',
    summary: 'Whether the studio’s computer answers',
    access: 'public',
    status: 200,
    answer: z.strictObject({
      status: z.literal('ok'),
      version: z.string(),
      storage: z
        .strictObject({
          code: z.enum(['STORAGE_FULL', 'STORAGE_READ_ONLY', 'STORAGE_BUSY', 'STORAGE_DAMAGED', 'STORAGE_GONE']),
          since: instantOut,
          detail: z.string(),
        })
        .optional()
        .describe('Only while what is written can’t be kept: what is wrong, since when, and what helps.'),
    }),
  },
} satisfies Contract
