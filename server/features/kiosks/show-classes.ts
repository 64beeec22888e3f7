import type { Ctx } from '../../context.ts'
import type { Caller } from '../../api/caller.ts'
import { addHours, addMinutes, type Instant } from '../../lib/time.ts'
import { checkInWindow } from '../bookings/attendance/check-in-rules.ts'
import { heldWithNight, nightSettings } from '../schedule/night-rules.ts'
import { classSpots, type ClassRow } from '../schedule/queries.ts'
import { settingsOf, urlFromOutside, type Settings } from '../settings/queries.ts'
import { kioskNames } from './name-rules.ts'
import { classesBeginning, expectedIn } from './queries.ts'

/** How many classes to come are shown between check-ins. */
const COMING = 4
/** How many hours ahead the kiosk announces the next class. */
const AHEAD_HOURS = 24

/** The classes that people check in to now, with as little of their names as will do, and when the next check-in opens. */
export function kioskClasses(ctx: Ctx, { name, establishmentId: establishment_id }: Caller & { role: 'kiosk' }) {
  const { now } = ctx
  const settings = settingsOf(ctx.db)
  const from = addMinutes(now, -settings.checkin_close_minutes_after)
  const rows = ctx.db.all(classesBeginning, { from, until: addHours(now, AHEAD_HOURS), establishment_id })
  const withWindow = rows.map((cls) => ({ cls, window: checkInWindow(cls.starts_at, settings) }))
  const open = withWindow.filter(({ window }) => window.opens_at <= now && now <= window.closes_at)
  const coming = withWindow.filter(({ window }) => window.opens_at > now).slice(0, COMING)
  const [next] = coming
  const expected = Map.groupBy(
    ctx.db.all(expectedIn, { ids: open.map(({ cls }) => cls.id) }),
    (booking) => booking.scheduled_class_id,
  )
  return {
    now,
    name,
    classes: open.map(({ cls, window }) => {
      const bookings = expected.get(cls.id) ?? []
      const names = kioskNames(bookings.map((booking) => booking.full_name))
      return {
        id: cls.id,
        name: cls.name,
        starts_at: cls.starts_at,
        ends_at: cls.ends_at,
        instructor_name: cls.instructor_name,
        establishment_name: cls.establishment_name,
        check_in_closes_at: window.closes_at,
        bookings: bookings.map(({ id, status }, at) => ({
          booking_id: id,
          ...names[at]!,
          is_checked_in: status === 'checked_in',
        })),
      }
    }),
    next_class: next
      ? { name: next.cls.name, starts_at: next.cls.starts_at, check_in_opens_at: next.window.opens_at }
      : null,
    coming: withSpots(ctx, coming, settings),
    join_url: urlFromOutside(settings, ''),
  }
}

interface WithWindow {
  cls: ClassRow
  window: { opens_at: Instant }
}

function withSpots({ db, now }: Ctx, classes: readonly WithWindow[], settings: Settings) {
  if (classes.length === 0) return []
  const spots = classSpots(
    db,
    classes.map(({ cls }) => cls.id),
  )
  const atNight = { now, timezone: settings.timezone, night: nightSettings(settings) }
  return classes.map(({ cls, window }) => {
    const { booked } = spots.get(cls.id)!
    const held = heldWithNight(cls, spots.get(cls.id)!, atNight)
    return {
      name: cls.name,
      starts_at: cls.starts_at,
      check_in_opens_at: window.opens_at,
      instructor_name: cls.instructor_name,
      spots_left: Math.max(0, cls.capacity - booked - held),
    }
  })
}
