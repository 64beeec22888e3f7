import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { line, urlOut } from '../../http/shapes.ts'
import { done } from '../auth/contract.ts'

export const aiContract = {
  'GET /api/v1/studio/ai/providers': {
    id: 'listAiProviders',
    summary: 'The AI providers that a key of one’s own can be of',
    access: { manager: 'settings.view' },
    status: 200,
    answer: z.array(z.strictObject({ id: z.string(), display_name: z.string(), key_help_url: urlOut })),
    errors: ['AI_REQUIRES_UPGRADE'],
  },
  'GET /api/v1/studio/ai': {
    id: 'readAiSettings',
    summary: 'Whether the studio has a key of its own at an AI provider',
    description: 'The assistant works without one too, through the license service.',
    access: { manager: 'settings.view' },
    status: 200,
    answer: z.strictObject({ configured: z.boolean(), provider: z.string().nullable() }),
    errors: ['AI_REQUIRES_UPGRADE'],
  },
  'POST /api/v1/studio/ai': {
    id: 'setAiKey',
    summary: 'Set a key of the studio’s own at an AI provider; it is tried there first',
    description:
      'Whoever has the account at the provider can read what is asked. The key is kept encrypted and never shown. Where the provider refuses it, or can’t be asked, nothing is kept.',
    access: { manager: 'owner' },
    body: z.strictObject({
      provider: line.max(100).describe('The id of one of the listed providers'),
      api_key: line.min(1).max(512).describe('Write-only'),
    }),
    example: { provider: 'mistral', api_key: 'a-key-of-the-provider' },
    status: 200,
    answer: done,
    errors: [
      'AI_INVALID_PROVIDER',
      'AI_KEY_INVALID',
      'AI_REQUIRES_UPGRADE',
      'LICENSE_INVALID',
      'AI_PROVIDER_UNAVAILABLE',
    ],
  },
  'DELETE /api/v1/studio/ai': {
    id: 'removeAiKey',
    summary: 'Forget the studio’s own key, if there is one',
    access: { manager: 'owner' },
    status: 204,
  },
} as const satisfies Contract
