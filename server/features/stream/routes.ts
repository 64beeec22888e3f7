import { implement } from '../../api/implement.ts'
import { streamContract } from './contract.ts'
import { followChanges, versionsFor } from './follow.ts'

export const streamRoutes = implement(streamContract, {
  'GET /api/v1/events': (ctx) => followChanges(ctx),
  'GET /api/v1/events/versions': (ctx, { query }) => versionsFor(ctx, query.seconds),
})
