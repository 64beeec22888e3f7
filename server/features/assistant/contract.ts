import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, lines, pathIds, pathOut, resource } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'

const message = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: lines.min(1).max(8000),
})

const proposal = resource('AssistantProposal', {
  id,
  summary: z.string().describe('What confirming it would do'),
  expires_at: instantOut.describe('It lapses then'),
})

const refusals = ['AI_REQUIRES_UPGRADE', 'LICENSE_INVALID'] as const

export const assistantContract = {
  'POST /api/v1/assistant/chat': {
    area: 'The assistant, which reads what its caller may and proposes what a manager may confirm.',
    id: 'askAssistant',
    summary: 'Ask the assistant',
    description:
      'The conversation so far, the last message the caller’s. The assistant reads by the same operations and permissions as its ' +
      'caller and changes nothing: what it would change comes as proposals. Names are masked before anything leaves this computer, ' +
      'and put back in the answer. `[1]` in the reply refers to the first of `sources`. With `stream=true` the reply comes as ' +
      'server-sent events, `delta` with pieces of it, then `done` with the whole answer or `error` with its code and detail.',
    access: { manager: 'any' },
    query: z.strictObject({ stream: z.enum(['true', 'false']).optional() }),
    body: z
      .strictObject({ messages: z.array(message).min(1).max(50) })
      .refine(({ messages }) => messages.at(-1)?.role === 'user', {
        path: ['messages'],
        message: say('assistant.last_message_must_be_users'),
      }),
    example: { messages: [{ role: 'user', content: 'How much did we take in last month?' }] },
    status: 200,
    answer: z.strictObject({
      reply: z.string(),
      sources: z.array(z.strictObject({ label: z.string(), path: pathOut })).describe('The pages with these figures'),
      proposals: z.array(proposal),
    }),
    orFile: 'text/event-stream',
    errors: [...refusals, 'AI_KEY_INVALID', 'AI_QUOTA_EXCEEDED', 'RATE_LIMITED', 'AI_PROVIDER_UNAVAILABLE'],
    idempotent: false,
  },
  'POST /api/v1/assistant/proposals/{proposal_id}/confirm': {
    id: 'confirmProposal',
    summary: 'Do what the assistant has proposed to the caller, once',
    description:
      'It is done as the caller, by the operation that it stands for, with all the rules and refusals of that.',
    access: { manager: 'any' },
    params: pathIds('proposal_id'),
    status: 200,
    answer: z.strictObject({ id, summary: z.string(), path: pathOut.describe('Where it can be seen') }),
    errors: [...refusals, 'PROPOSAL_CONFIRMED', 'PROPOSAL_LAPSED'],
    idempotent: false,
  },
} as const satisfies Contract
