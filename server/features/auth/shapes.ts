import { z } from 'zod'
import { emailOut, id, resource } from '../../http/shapes.ts'

/** Who is signed in, in every answer that says it. */
export const account = z.strictObject({
  id,
  email: emailOut.nullable(),
  full_name: z.string(),
  role: z.enum(['manager', 'instructor', 'client']),
})

export const session = resource('Session', {
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds'),
  role: account.shape.role,
  account,
})

export const done = resource('Done', { success: z.literal(true) })
