import type { App, Ctx } from '../../context.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, notFound } from '../../api/errors.ts'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { loadInstructor } from '../instructors/queries.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { feedToken } from './feed-token.ts'
import { feedById, feedOf, staffFeeds, type FeedRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** An instructor's calendar shows whom they have by appointment. */
const APPOINTMENTS = 'bookings.view'

type Whose = Pick<FeedRow, 'kind' | 'client_id' | 'instructor_id'>

/** The links a caller may see: their own; a manager the studio's, and the instructors' who may see appointments. */
export function listFeeds(ctx: Ctx) {
  return feedsFor(ctx).map((row) => presentFeed(ctx, row))
}

function feedsFor(ctx: Ctx): FeedRow[] {
  const { caller, db: reader } = ctx
  if (caller.role !== 'manager') {
    const own = findFeed(reader, whoseOf(ctx))
    return own ? [own] : []
  }
  const rows = reader.all(staffFeeds, {})
  return caller.permissions.has(APPOINTMENTS) ? rows : rows.filter(({ kind }) => kind === 'studio')
}

/**
 * The link for a calendar, made where there is none yet. 422 where who is no manager names an instructor, 403 where a manager
 * does who may not see appointments.
 */
export function openFeed(ctx: Ctx, instructorId?: number) {
  if (instructorId !== undefined && ctx.caller.role === 'manager') requirePermission(ctx.caller, APPOINTMENTS)
  const whose = whoseOf(ctx, instructorId)
  return ctx.write((tx) => {
    if (whose.instructor_id !== null) loadInstructor(tx, whose.instructor_id)
    const known = findFeed(tx, whose)
    if (known) return presentFeed(ctx, known)
    const { id } = tx.run(db.insertInto('calendar_feeds').values({ ...whose, created_at: ctx.now }))
    const made = tx.one(feedById, { id })!
    audit(tx, ctx, 'calendar_feed.open', { entity: 'calendar_feed', id, after: shownOf(made) })
    return presentFeed(ctx, made)
  })
}

/** Ends a link; 404 where it is not the caller's to end, or has ended. */
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
  if (instructorId !== undefined && caller.role !== 'manager') throw invalid('instructor_id', say('calendar.leave_out'))
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
  const path = `/api/v1/calendar/${feedToken(app.secrets, feed)}.ics`
  return { ...shownOf(feed), path, url: urlFromOutside(settingsOf(app.db), path) }
}
