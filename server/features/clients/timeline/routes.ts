import { implement } from '../../../api/implement.ts'
import { loadClient } from '../load.ts'
import { timelineContract } from './contract.ts'
import { timelinePage } from './queries.ts'
import { readingOf } from '../../settings/reading.ts'

export const timelineRoutes = implement(timelineContract, {
  'GET /api/v1/clients/{client_id}/timeline': (ctx, { params: { client_id }, query }) => {
    loadClient(ctx.db, client_id)
    const words = { reading: readingOf(ctx.db, ctx), sayReason: ctx.seams.sayReason }
    return timelinePage(ctx.db, words, client_id, query)
  },
})
