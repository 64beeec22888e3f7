import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'

export const healthContract = {
  'GET /api/v1/health': {
    area: 'Whether the server answers.',
    id: 'readHealth',
    summary: 'Whether the studio’s computer answers',
    access: 'public',
    status: 200,
    answer: z.strictObject({ status: z.literal('ok'), version: z.string() }),
  },
} satisfies Contract
