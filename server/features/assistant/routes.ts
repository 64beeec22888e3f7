import { implement } from '../../api/implement.ts'
import { assistantContract } from './contract.ts'
import { converse } from './converse.ts'
import { streamAnswer } from './stream-answer.ts'
import { confirmProposal } from './proposals/confirm.ts'
import { readingOf } from '../settings/reading.ts'

export const assistantRoutes = implement(assistantContract, {
  'POST /api/v1/assistant/chat': (ctx, { query, body }) =>
    query.stream === 'true'
      ? streamAnswer((say) => converse(ctx, body.messages, say), readingOf(ctx.db, ctx))
      : converse(ctx, body.messages),
  'POST /api/v1/assistant/proposals/{proposal_id}/confirm': (ctx, { params }) =>
    confirmProposal(ctx, params.proposal_id),
})
