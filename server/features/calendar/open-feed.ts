import type { App, Ctx } from '../../context.ts'
import { invalid, notFound } from '../../api/errors.ts'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { loadInstructor } from '../instructors/queries.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { feedToken } from './feed-token.ts'
import { feedById, feedOf, staffFeeds, type FeedRow } from './queries.ts'

type Whose = Pick<FeedRow, 'kind' | 'client_id' | 'instructor_id'>

/** The links a caller may see: their own; a manager the studio's and the instructors'. */
export function listFeeds(ctx: Ctx) {
  const rows = ctx.caller.role === 'manager' ? ctx.db.all(staffFeeds, {}) : ownFeeds(ctx)
  return rows.map((row) => presentFeed(ctx, row))
}

function ownFeeds(ctx: Ctx): FeedRow[] {
  const row = findFeed(ctx.db, whoseOf(ctx))
  return row ? [row] : []
}

/** The link for a calendar, made where there is none yet. 422 where who is no manager names an instructor. */
export async function openFeed(ctx: Ctx, instructorId?: number) {
  const whose = whoseOf(ctx, instructorId)
  const row = await ctx.write((tx) => {
    if (whose.instructor_id !== null) loadInstructor(tx, whose.instructor_id)
    const known = findFeed(tx, whose)
    if (known) return known
    const { id } = tx.run(db.insertInto('calendar_feeds').values({ ...whose, created_at: ctx.now }))
    const made = tx.one(feedById, { id })!
    audit(tx, ctx, 'calendar_feed.open', { entity: 'calendar_feed', id, after: shownOf(made) })
    return made
  })
  return presentFeed(ctx, row)
}

/** Ends a link; 404 where it is not the caller's to end. Repeated, it is unchanged. */
export async function closeFeed(ctx: Ctx, id: number) {
  const row = await ctx.write((tx) => {
    const feed = tx.one(feedById, { id })
    if (!feed || !isOf(ctx, feed)) throw notFound('calendar link')
    tx.run(db.deleteFrom('calendar_feeds').where('id', '=', id))
    audit(tx, ctx, 'calendar_feed.close', { entity: 'calendar_feed', id, before: shownOf(feed) })
    return feed
  })
  return presentFeed(ctx, row)
}

function whoseOf({ caller }: Ctx, instructorId?: number): Whose {
  if (instructorId !== undefined && caller.role !== 'manager')
    throw invalid('instructor_id', 'Leave it out: the calendar is your own')
  if (caller.role === 'client') return { kind: 'client', client_id: caller.id, instructor_id: null }
  const teacher = caller.role === 'instructor' ? caller.instructorId : (instructorId ?? null)
  return { kind: teacher === null ? 'studio' : 'instructor', client_id: null, instructor_id: teacher }
}

function isOf(ctx: Ctx, feed: FeedRow): boolean {
  if (ctx.caller.role === 'manager') return feed.kind !== 'client'
  const own = whoseOf(ctx)
  return feed.kind === own.kind && feed.client_id === own.client_id && feed.instructor_id === own.instructor_id
}

function findFeed(reader: Reader, { kind, client_id, instructor_id }: Whose): FeedRow | undefined {
  return reader.one(feedOf, { kind, whose: client_id ?? instructor_id ?? 0 })
}

const shownOf = ({ client_id: _, ...shown }: FeedRow) => shown

function presentFeed(app: App, feed: FeedRow) {
  const path = `/api/v1/calendar/${feedToken(app.secrets, feed.id)}.ics`
  return { ...shownOf(feed), path, url: urlFromOutside(settingsOf(app.db), path) }
}
