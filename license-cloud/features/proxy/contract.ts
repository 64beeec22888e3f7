import type { Contract } from '../../operation.ts'

const completion = {
  description:
    'Takes and gives what OpenAI’s chat completions do, with `Authorization: Bearer <LICENSE_KEY>`: 1 to 50 `messages`; the rest ' +
    'goes on as it is, but `model` (the service’s own) and `stream` (false). The answer is the provider’s, `usage` with it.',
  access: 'public',
  raw: { maxBytes: 1024 * 1024 },
  status: 200,
  file: 'application/json',
  errors: [
    'AI_UNAUTHORIZED',
    'AI_INVALID_REQUEST',
    'AI_QUOTA_EXCEEDED',
    'RATE_LIMITED',
    'AI_PROVIDER_UNAVAILABLE',
    'AI_PROVIDER_ERROR',
  ],
  idempotent: false,
} as const

export const proxyContract = {
  'POST /ai/chat/completions': {
    ...completion,
    area: 'The assistant’s model, for who has none of their own',
    id: 'completeChat',
    summary: 'Complete a chat',
  },
  'POST /ai/completion': { ...completion, id: 'complete', summary: 'Complete a chat, at the address of before' },
} as const satisfies Contract
