import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { resource } from '../../http/shapes.ts'

const amounts = resource('KeptAmounts', {
  currency: z.string(),
  is_unclear: z
    .boolean()
    .describe('Whether an owner has to say which reading is right; nothing can be changed until then'),
  readings: z
    .array(
      z.strictObject({
        decimals: z.int().describe('With how many decimals the amounts were kept'),
        examples: z
          .array(z.strictObject({ name: z.string(), amount: z.number() }))
          .describe('What some things then cost'),
      }),
    )
    .describe('What the amounts may be; none where they are clear'),
})

export const amountsContract = {
  'GET /api/v1/studio/amounts': {
    id: 'readKeptAmounts',
    summary: 'Whether it is clear what the studio’s amounts are',
    description:
      'Earlier versions took a currency’s decimals from the runtime, which counts some (HUF, COP, IDR, …) otherwise than ISO 4217. ' +
      'A studio that was kept so says what it sells under both readings.',
    access: { manager: 'any' },
    status: 200,
    answer: amounts,
  },
  'POST /api/v1/studio/amounts': {
    id: 'confirmKeptAmounts',
    summary: 'Say which reading of the studio’s amounts is right',
    description:
      'Where they were kept with fewer decimals than the currency has, the studio starts again and brings them to its minor units; a ' +
      'copy of the database is kept first.',
    access: { manager: 'owner' },
    door: 'local',
    body: z.strictObject({ decimals: z.int().min(0).max(4) }),
    example: { decimals: 0 },
    status: 200,
    answer: amounts,
    errors: ['AMOUNTS_CLEAR'],
  },
} satisfies Contract
