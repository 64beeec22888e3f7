import type { Ctx } from '../../context.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { clashReasons, slotOf } from '../schedule/clashes.ts'
import { loadClass } from '../schedule/load.ts'
import { settingsOf } from '../settings/queries.ts'
import { taughtSince } from './claim-rules.ts'
import { activeTeachers, candidatesOf, liveRequestOfClass, whoTaught } from './queries.ts'

/** Possible substitutes for a class, by the rules of the emails: those who taught such a class and are free. */
export function listCandidates(ctx: Ctx, class_id: number) {
  const { db, now, language } = ctx
  const cls = loadClass(db, class_id)
  const { timezone } = settingsOf(db)
  const range = { template_id: cls.template_id, from: taughtSince(now), until: now }
  const taught = new Set(db.all(whoTaught, range).map(({ id }) => id))
  const live = db.one(liveRequestOfClass, { class_id })
  const named = live ? db.all(candidatesOf, { request_id: live.id }) : []
  const kinds = new Map(named.map(({ instructor_id, kind }) => [instructor_id, kind]))
  return db
    .all(activeTeachers, {})
    .filter(({ id }) => id !== cls.instructor_id)
    .map(({ id, name, email }) => {
      const slot = slotOf({ ...cls, instructor_id: id, instructor_name: name })
      const [reason] = clashReasons(db, ctx, [{ ...slot, room_id: null }])
      return {
        instructor_id: id,
        name,
        has_taught: taught.has(id) && kinds.get(id) !== 'declined',
        has_email: email !== null && email !== '',
        busy: reason ? formatSaying(reason.detail, { language, timezone }) : null,
        was_asked: kinds.get(id) === 'named',
      }
    })
    .sort((one, other) => Number(other.has_taught) - Number(one.has_taught) || one.name.localeCompare(other.name))
}
