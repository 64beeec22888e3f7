import { Refusal } from '../../api/errors.ts'
import type { Caller } from '../../api/caller.ts'
import type { Change } from '../../changes/feed.ts'
import type { App, Ctx } from '../../context.ts'
import { bucketOf } from '../../http/addresses.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { authenticate } from '../auth/authenticate.ts'
import { isByTunnel } from '../tunnel/entry.ts'
import { sees, topicsOf } from './access-rules.ts'
import { holderOf, teacherOf } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** A stream of what changes, as far as the caller may know of it. Refuses what comes through the built-in tunnel. */
export function openChangeStream(ctx: Ctx): FileAnswer {
  const { caller, now, door, ip, header, peerPort } = ctx
  if (caller.role === 'nobody') throw new Refusal('AUTH_REQUIRED', say('http.sign_in_first'))
  if (isByTunnel(ctx, ctx)) {
    throw new Refusal('POLL_INSTEAD', say('stream.poll_instead'))
  }
  const token = header('authorization')!.replace(/^\S+\s+/, '')
  const entry = { door, header, peerPort }
  const stream = ctx.streams.open({
    caller,
    now,
    door,
    place: ip === null ? 'unknown' : bucketOf(ip),
    authenticate: () => authenticate(token, ctx, entry),
    sees: (who, change) => isTold(ctx, who, change),
  })
  // Proxies would gather it before they pass it on.
  return { type: 'text/event-stream', stream, headers: { 'X-Accel-Buffering': 'no' } }
}

/** A number for each topic the caller may know of; with `seconds` for those alone that changed in the last so many. */
export function versionsFor(ctx: Ctx, seconds?: number): Record<string, number> {
  const { caller, changes } = ctx
  const within = seconds === undefined ? undefined : seconds * 1000
  return changes.versions(topicsOf(caller), (change) => isTold(ctx, caller, change), within)
}

function isTold({ db }: Pick<App, 'db'>, caller: Caller, change: Change): boolean {
  return sees(
    caller,
    change,
    (topic, id) =>
      caller.role === 'instructor' &&
      db.one(topic === 'appointments' ? holderOf : teacherOf, { id })?.instructor_id === caller.instructorId,
  )
}
