import { db } from '../../db/build.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addMinutes, minutesBetween } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { begunThere, inZone, type ZoneFollower } from '../settings/seam.ts'
import { writeClass } from './class-writes.ts'
import { classesToCome } from './queries.ts'

/** Classes to come and their series keep their time of day in another timezone. */
export const classesOfZone: ZoneFollower = {
  planned(reader, now, change) {
    const coming = reader.all(classesToCome, { now }).filter(({ status }) => status === 'scheduled')
    const moving = coming.filter(({ starts_at }) => inZone(starts_at, change) !== starts_at)
    const [first] = moving
    if (!first) return []
    const detail = say('schedule.zone_classes', { n: moving.length, name: first.name, when: first.starts_at })
    const asked = { code: 'SCHEDULE_CONFLICT', detail, rule: 'classes', value: moving.length, fix: 'force' } as const
    return [asked, ...begunThere(moving, now, change, 'begun_classes')]
  },
  move(tx, act, change) {
    tx.run(db.updateTable('class_series').set({ timezone: change.to }).where('timezone', '=', change.from))
    for (const before of tx.all(classesToCome, { now: act.now })) {
      const starts_at = inZone(before.starts_at, change)
      if (starts_at === before.starts_at) continue
      const ends_at = addMinutes(starts_at, minutesBetween(before.starts_at, before.ends_at))
      const after = { ...before, starts_at, ends_at }
      writeClass(tx, act.now, after)
      audit(tx, act, 'class.update', { entity: 'class', id: before.id, before, after })
    }
  },
}
