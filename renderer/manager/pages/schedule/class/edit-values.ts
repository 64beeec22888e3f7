import type { Input } from '../../../../api/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { timeOfDay } from '../days.ts'
import { ONLY_THIS, type Reach } from '../series/rule.ts'

type Body = NonNullable<Input<'PUT /api/v1/scheduled-classes/{class_id}'>['body']>

/** The form's values; 0 means no instructor, no location and no room. */
export interface EditValues {
  day: string | null
  start: string | null
  duration_minutes: number | null
  capacity: number | null
  instructor_id: number
  establishment_id: number
  room_plan_id: number
  /** Of this class alone; null: as its template says. */
  price: number | null
  reach: Reach
}

interface Clock {
  timezone: string
  dayOf: (instant: string) => string
}

export function editValues(cls: ScheduledClass, clock: Clock): EditValues {
  return {
    day: clock.dayOf(cls.starts_at),
    start: timeOfDay(cls.starts_at, clock.timezone),
    duration_minutes: cls.duration_minutes,
    capacity: cls.capacity,
    instructor_id: cls.instructor_id ?? 0,
    establishment_id: cls.establishment_id ?? 0,
    room_plan_id: cls.room_plan_id ?? 0,
    price: cls.has_own_price ? cls.price : null,
    reach: ONLY_THIS,
  }
}

/** The changed values only, and which classes of the series they apply to. */
export function editBody(values: EditValues, cls: ScheduledClass, clock: Clock, force: boolean): Body {
  const before = editValues(cls, clock)
  const { day, start, reach, ...rest } = values
  const changed = (name: keyof typeof rest) => rest[name] !== before[name]
  return {
    ...(day !== before.day || start !== before.start ? { starts_at: `${day}T${start}` } : {}),
    ...(changed('duration_minutes') ? { duration_minutes: rest.duration_minutes ?? undefined } : {}),
    ...(changed('capacity') ? { capacity: rest.capacity ?? undefined } : {}),
    ...(changed('instructor_id') ? { instructor_id: rest.instructor_id || null } : {}),
    ...(changed('establishment_id') ? { establishment_id: rest.establishment_id || null } : {}),
    ...(changed('room_plan_id') ? { room_plan_id: rest.room_plan_id || null } : {}),
    ...(changed('price') && reach.scope === 'this' ? { price: rest.price } : {}),
    ...reach,
    force,
  }
}
