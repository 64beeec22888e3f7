import { implement } from '../../api/implement.ts'
import { calendarContract } from './contract.ts'
import { closeFeed, listFeeds, openFeed } from './open-feed.ts'
import { readFeed } from './read-feed.ts'

export const calendarRoutes = implement(calendarContract, {
  'GET /api/v1/calendar/tokens': (ctx) => listFeeds(ctx),
  'POST /api/v1/calendar/tokens': (ctx, { body }) => openFeed(ctx, body?.instructor_id),
  'DELETE /api/v1/calendar/tokens/{feed_id}': (ctx, { params }) => closeFeed(ctx, params.feed_id),
  'GET /api/v1/calendar/{feed_token}.ics': (ctx, { params }) => readFeed(ctx, params.feed_token),
})
