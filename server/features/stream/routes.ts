import { implement } from '../../api/implement.ts'
import { streamContract } from './contract.ts'
import { openChangeStream, versionsFor } from './open-stream.ts'

export const streamRoutes = implement(streamContract, {
  'GET /api/v1/events': (ctx) => openChangeStream(ctx),
  'GET /api/v1/events/versions': (ctx, { query }) => versionsFor(ctx, query.seconds),
})
