import { z } from 'zod'
import type { Contract } from '../../operation.ts'

export const healthContract = {
  'GET /health': {
    area: 'Whether it works',
    id: 'readHealth',
    summary: 'Say whether this replica reaches its database',
    access: 'public',
    status: 200,
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
    errors: ['STORE_UNAVAILABLE'],
  },
} as const satisfies Contract
