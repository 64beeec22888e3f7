import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { instantOut, resource } from '../../http/shapes.ts'

export const integrityReport = resource('IntegrityReport', {
  ok: z.boolean(),
  checked_at: instantOut,
  invariants: z.array(
    z.strictObject({
      name: z.string(),
      description: z.string().describe('What always holds, as a sentence'),
      ok: z.boolean(),
      broken: z
        .array(
          z.strictObject({
            entity: z.string().describe('What kind of record breaks it'),
            id: z.int().describe('Which one'),
            detail: z.string(),
          }),
        )
        .describe('The first 20'),
    }),
  ),
  database: z.strictObject({
    ok: z.boolean(),
    problems: z
      .array(z.string())
      .describe(
        'What the database says of its own file and of its references, and the columns with values that Studio Desk does not write; the first 20',
      ),
  }),
})

export const integrityContract = {
  'GET /api/v1/studio/integrity': {
    id: 'checkIntegrity',
    summary: 'Check now that everything adds up',
    description:
      'Runs every invariant (places, credits, gift cards, stock, sales, promo codes, payments, receipts, waivers, refunds) over ' +
      'everything the studio has, and the database’s own check. Changes nothing. The same check runs by itself every night.',
    access: { manager: 'settings.view' },
    status: 200,
    answer: integrityReport,
    errors: ['SERVER_BUSY'],
  },
} satisfies Contract
