import { addDays, toInstant, weekday, type LocalDate } from '../lib/time.ts'
import { DAY, HOUR, iso, MINUTE, ZONE, type Day, type Making } from './making.ts'
import type { Offer, Template } from './offer.ts'
import type { Studio, Teacher } from './studio.ts'

/** One class a day in each room at each of these times, once the studio is grown. */
const TIMES = ['07:00', '08:30', '10:00', '12:00', '13:30', '16:30', '18:00', '19:30']
const CAPACITIES = [16, 20, 22, 24, 30]
/** The part of the timetable there is on the first day; the rest is added over the first nine years. */
const AT_FIRST = 0.5

export interface YogaClass {
  id: number
  template: Template
  teacher: Teacher
  starts: number
  ends: number
  capacity: number
  /** How well it is liked against others: the evenings fill up. */
  liked: number
  isCancelled: boolean
  /** True if people come to it; only planned otherwise. */
  isLived: boolean
  /** The seats that nobody has yet, from the front to the back; none where the room has no plan. */
  seats: number[]
}

interface Slot {
  seriesId: number
  weekday: number
  time: string
  from: number
  template: Template
  teacher: Teacher
  room: number
  capacity: number
  liked: number
}

export interface Timetable {
  /** The classes of a day in the order of their start, written as they are asked for. */
  day(day: Day): YogaClass[]
}

/** The weekly timetable as it grows, its classes on every day, and the days on which the studio is closed. */
export function planTimetable(making: Making, studio: Studio, offer: Offer): Timetable {
  const random = making.random('timetable')
  const slots = Map.groupBy(drawSlots(making, studio, offer, random), (slot) => slot.weekday)
  const rows = making.table('scheduled_classes', [
    'id',
    'template_id',
    'series_id',
    'occurrence_on',
    'starts_at',
    'ends_at',
    'capacity',
    'instructor_id',
    'substituted_instructor_id',
    'establishment_id',
    'room_plan_id',
    'status',
    'cancel_reason',
    'cancelled_at',
    'is_edited',
    'created_at',
    'updated_at',
  ])
  const close = closures(making)
  const ask = substituteRequests(making)
  return {
    day: ({ date, index, starts: dayStarts, share }) => {
      if (close(date, dayStarts)) return []
      const made: YogaClass[] = []
      for (const slot of slots.get(weekday(date)) ?? []) {
        if (slot.from > index) continue
        const isLived = random() < share
        // A small studio has had fewer classes, but plans as many as a large one.
        if (!isLived && dayStarts < making.now) continue
        const starts = Date.parse(toInstant(ZONE, date, slot.time))
        const ends = starts + slot.template.minutes * MINUTE
        const id = rows.next()
        const chance = random()
        const isCancelled = chance < 0.006
        const substitute = chance > 0.98 ? studio.teachers[(slot.teacher.id + 11) % studio.teachers.length] : undefined
        const planned = Math.min(starts - 84 * DAY, making.now - DAY)
        const told = iso(Math.min(starts - 5 * 60 * MINUTE, making.now - MINUTE))
        const cancelled = isCancelled ? ['cancelled', 'The teacher is ill', told] : ['scheduled', null, null]
        const when = [slot.seriesId, date, iso(starts), iso(ends), slot.capacity]
        const who = [
          (substitute ?? slot.teacher).id,
          substitute ? slot.teacher.id : null,
          slot.room,
          slot.template.room?.id ?? null,
        ]
        const touched = isCancelled || substitute ? told : iso(planned)
        rows.add(id, slot.template.id, ...when, ...who, ...cancelled, substitute ? 1 : 0, iso(planned), touched)
        if (substitute) ask(id, slot.teacher.id, substitute.id, iso(Date.parse(told) - HOUR), told)
        const { template, teacher, capacity, liked } = slot
        const seats = [...(template.room?.seats ?? [])]
        const held = { id, template, teacher: substitute ?? teacher, starts, ends, capacity, seats }
        made.push({ ...held, liked, isCancelled, isLived })
      }
      return made
    },
  }
}

function drawSlots(making: Making, { rooms, teachers }: Studio, { templates }: Offer, random: () => number): Slot[] {
  const series = making.table('class_series', [
    'id',
    'template_id',
    'instructor_id',
    'establishment_id',
    'room_plan_id',
    'timezone',
    'start_time',
    'duration_minutes',
    'capacity',
    'weekdays',
    'starts_on',
    'made_until_on',
    'created_at',
    'updated_at',
  ])
  const until = addDays(making.options.until, 83)
  const grownAfter = making.days.length * 0.9
  const slots: Slot[] = []
  for (const [t, time] of TIMES.entries()) {
    for (let day = 1; day <= 7; day += 1) {
      for (const [r, room] of rooms.entries()) {
        const chance = random()
        const from = chance < AT_FIRST ? 0 : Math.floor(((chance - AT_FIRST) / (1 - AT_FIRST)) * grownAfter)
        // Nobody teaches in two rooms at once.
        const teacher = teachers[(t * rooms.length + r + day * 7) % teachers.length]!
        const template = templates[Math.floor(random() * templates.length)]!
        const capacity = CAPACITIES[Math.floor(random() * CAPACITIES.length)]!
        const id = series.next()
        const { date, starts } = making.days[from]!
        const of = [
          template.id,
          teacher.id,
          room,
          template.room?.id ?? null,
          ZONE,
          time,
          template.minutes,
          capacity,
          JSON.stringify([day]),
        ]
        series.add(id, ...of, date, until, iso(starts - DAY), iso(starts - DAY))
        const liked = (day === 7 ? 0.75 : 1) * (t >= 6 ? 1.16 : t === 3 || t === 4 ? 0.84 : 1) * (0.85 + random() * 0.3)
        slots.push({ seriesId: id, weekday: day, time, from, template, teacher, room, capacity, liked })
      }
    }
  }
  return slots
}

/** An instructor fell ill, asked for a substitute, and found one. */
function substituteRequests(making: Making) {
  const requests = making.table('substitute_requests', [
    'id',
    'scheduled_class_id',
    'asked_by',
    'status',
    'claimed_by',
    'claimed_at',
    'created_at',
    'updated_at',
  ])
  const candidates = making.table('substitute_candidates', ['request_id', 'instructor_id', 'kind'])
  return (classId: number, asker: number, claimer: number, asked: string, claimed: string): void => {
    const id = requests.next()
    requests.add(id, classId, asker, 'filled', claimer, claimed, asked, claimed)
    candidates.add(id, claimer, 'named')
  }
}

const CLOSED = new Map([
  ['01-01', 'New Year'],
  ['01-06', 'Reyes'],
  ['08-15', 'Assumption'],
  ['12-25', 'Christmas'],
])

/** True if the studio is closed on a day. */
export const isClosed = (date: LocalDate): boolean => CLOSED.has(date.slice(5))

/** Writes a closure where a day is one; says whether it is. Series leave such days out. */
function closures(making: Making): (date: LocalDate, starts: number) => boolean {
  const rows = making.table('closures', ['id', 'starts_on', 'ends_on', 'reason', 'created_at'])
  return (date, starts) => {
    const reason = CLOSED.get(date.slice(5))
    if (reason === undefined) return false
    rows.add(rows.next(), date, date, reason, iso(Math.min(starts - 60 * DAY, making.now)))
    return true
  }
}
