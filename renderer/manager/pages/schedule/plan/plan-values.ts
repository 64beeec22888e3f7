import type { Input, Item } from '../../../../api/index.ts'
import { minutesBetween, timeOfDay, weekdayOf } from '../days.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Wish } from './PlaceFields.tsx'

export type Template = Item<'GET /api/v1/class-templates'>
type Body = Input<'POST /api/v1/scheduled-classes'>['body']

/** The form's values; 0 means no instructor, no location and no room. */
export interface PlanValues {
  template_id: number | null
  day: string | null
  start: string | null
  duration_minutes: number | null
  capacity: number | null
  instructor_id: number
  establishment_id: number
  room_plan_id: number
  repeats: 'once' | 'weekly'
  recurrence: {
    weekdays: number[]
    interval: number | null
    ending: 'never' | 'until' | 'count'
    until: string | null
    count: number | null
  }
}

interface Clock {
  timezone: string
  dayOf: (instant: string) => string
}

/** The form's first values: the time asked for, and the values of the template or of the class to plan again. */
export function planValues(wish: Wish, template: Template | undefined, clock: Clock): PlanValues {
  const { span, like } = wish
  const starts_at = span?.starts_at ?? wish.starts_at ?? like?.starts_at
  const day = starts_at ? clock.dayOf(starts_at) : (wish.day ?? null)
  const place: Pick<Partial<ScheduledClass>, 'instructor_id' | 'establishment_id' | 'room_plan_id'> = {
    ...(like ?? {
      instructor_id: template?.default_instructor_id ?? null,
      room_plan_id: template?.room_plan_id ?? null,
    }),
    ...wish.place,
  }
  const drawn = span ? minutesBetween(span.starts_at, span.ends_at) : undefined
  return {
    template_id: like?.template_id ?? template?.id ?? null,
    day,
    start: starts_at ? timeOfDay(starts_at, clock.timezone) : null,
    duration_minutes: drawn ?? like?.duration_minutes ?? template?.duration_minutes ?? null,
    capacity: like?.capacity ?? template?.default_capacity ?? null,
    instructor_id: place.instructor_id ?? 0,
    establishment_id: place.establishment_id ?? 0,
    room_plan_id: place.room_plan_id ?? 0,
    repeats: 'once',
    recurrence: { weekdays: day ? [weekdayOf(day)] : [], interval: 1, ending: 'never', until: null, count: 10 },
  }
}

/** The values as they are sent: the start on the studio's wall clock, the recurrence only for a series. */
export function planBody(values: PlanValues, force: boolean): Body {
  const { weekdays, interval, ending, until, count } = values.recurrence
  return {
    template_id: values.template_id ?? 0,
    starts_at: `${values.day}T${values.start}`,
    duration_minutes: values.duration_minutes ?? undefined,
    capacity: values.capacity ?? undefined,
    instructor_id: values.instructor_id || null,
    establishment_id: values.establishment_id || null,
    room_plan_id: values.room_plan_id || null,
    force,
    ...(values.repeats === 'weekly' && {
      recurrence: {
        freq: 'weekly',
        interval: interval ?? 1,
        weekdays,
        ...(ending === 'until' && until ? { until } : {}),
        ...(ending === 'count' && count ? { count } : {}),
      },
    }),
  }
}
