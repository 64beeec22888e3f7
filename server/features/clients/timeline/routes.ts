import { implement } from '../../../api/implement.ts'
import { loadClient } from '../load.ts'
import { timelineContract } from './contract.ts'
import { timelinePage } from './queries.ts'
import { readingOf } from '../../settings/reading.ts'

export const timelineRoutes = implement(timelineContract, {
  'GET /api/v1/clients/{client_id}/timeline': (ctx, { params: { client_id }, query }) => {
    loadClient(ctx.db, client_id)
    return timelinePage(ctx.db, readingOf(ctx.db, ctx), client_id, query)
  },
})
