import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import { dateOut } from '../../../http/shapes.ts'

export const visitsContract = {
  'GET /api/v1/clients/me/visits': {
    id: 'readOwnVisits',
    summary: 'How many classes the client has been to, and which milestones those are',
    access: { client: 'own' },
    status: 200,
    answer: z.strictObject({
      visits: z.number().int(),
      first_visit_on: dateOut.nullable(),
      reached: z
        .array(z.strictObject({ count: z.number().int(), reached_on: dateOut }))
        .describe('The last three milestones, the newest first'),
      next: z.strictObject({ count: z.number().int(), missing: z.number().int() }),
      weeks_in_a_row: z.number().int().describe('Up to this week, or to the last one'),
    }),
  },
} satisfies Contract
