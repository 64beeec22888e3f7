import { toMajor } from '../lib/money.ts'
import { say } from '../lib/sayings/sayings.ts'
import { addDays, toInstant, weekday, type LocalDate } from '../lib/time.ts'
import type { Audit } from './audit.ts'
import type { Charges } from './charges.ts'
import type { Client, Clients } from './clients.ts'
import type { Events } from './events.ts'
import type { Letters } from './letters.ts'
import { CURRENCY, DAY, HOUR, iso, MINUTE, pick, ZONE, type Day, type Making } from './making.ts'
import type { Studio, Teacher } from './studio.ts'
import { isClosed, type YogaClass } from './timetable.ts'

/** When appointments can begin: every hour and a quarter, wherever the teacher has no class then. */
const [FROM, UNTIL, EVERY] = ['08:00', '20:30', 75 * MINUTE]
/** How many of the free times are booked on the busiest of days at scale 1. */
const BOOKED = 0.33
/** Nobody books further ahead. */
const AHEAD_DAYS = 7
/** How often somebody else is asked where the first has no time. */
const TRIES = 20

interface Service {
  id: number
  name: string
  minutes: number
  buffer: number
  price: number
}

interface Told {
  clients: Clients
  charges: Charges
  events: Events
  letters: Letters
  audit: Audit
}

export interface Appointments {
  /** The appointments of a day, around its classes, with what came of them. */
  day(day: Day, classes: readonly YogaClass[]): void
}

/** Services by appointment, the instructors' hours for them, and every appointment. */
export function keepAppointments(making: Making, studio: Studio, told: Told): Appointments {
  const random = making.random('appointments')
  const services = offerServices(making)
  const isAway = openWeeks(making, studio)
  const write = writer(making, studio, told, random)

  /** Somebody whose classes of the day are over by then, and who has no other appointment. */
  const drawFree = ({ index }: Day, starts: number, busy: ReadonlySet<Client>): Client | undefined => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const client = told.clients.draw()
      if (!client || busy.has(client) || client.joined > Math.min(starts, making.now) - AHEAD_DAYS * DAY) continue
      if (client.dayOfVisits !== index || client.busyUntil <= starts) return client
    }
    return undefined
  }

  return {
    day: (day, classes) => {
      const { date, starts: dayStarts, bustle, share } = day
      if (weekday(date) === 7 || isClosed(date) || dayStarts > making.now + AHEAD_DAYS * DAY) return
      const busy = new Set<Client>()
      const taught = Map.groupBy(classes, ({ teacher }) => teacher.id)
      const [first, last] = [FROM, UNTIL].map((time) => Date.parse(toInstant(ZONE, date, time)))
      for (const teacher of studio.teachers) {
        if (isAway(teacher, date)) continue
        const own = taught.get(teacher.id) ?? []
        for (let starts = first!; starts + EVERY <= last!; starts += EVERY) {
          if (random() >= BOOKED * bustle * share) continue
          if (own.some((cls) => cls.starts < starts + EVERY && starts < cls.ends)) continue
          const client = drawFree(day, starts, busy)
          if (!client) continue
          busy.add(client)
          write(starts, pick(random, services), teacher, client)
        }
      }
    },
  }
}

function offerServices(making: Making): Service[] {
  const at = iso(making.days[0]!.starts - 20 * DAY)
  const rows = making.table('appointment_services', [
    'id',
    'name',
    'description',
    'duration_minutes',
    'buffer_minutes',
    'price_minor',
    'created_at',
    'updated_at',
  ])
  return (
    [
      ['Personal training', 'An hour for you alone.', 60, 15, 5500],
      ['Reformer introduction', 'The machine and its springs, before your first class.', 45, 15, 4000],
      ['First talk', 'What you would like, and what fits.', 30, 0, 0],
    ] as const
  ).map(([name, description, minutes, buffer, price]) => {
    const id = rows.next()
    rows.add(id, name, description, minutes, buffer, price, at, at)
    return { id, name, minutes, buffer, price }
  })
}

/** The windows of every teacher, and a week in August in which each is away; says whether one is on a day. */
function openWeeks(making: Making, { teachers }: Studio): (teacher: Teacher, date: LocalDate) => boolean {
  const at = iso(making.days[0]!.starts - 20 * DAY)
  const windows = making.table('instructor_windows', [
    'id',
    'instructor_id',
    'weekday',
    'start_time',
    'end_time',
    'created_at',
  ])
  const off = making.table('instructor_time_off', [
    'id',
    'instructor_id',
    'starts_at',
    'ends_at',
    'reason',
    'created_at',
  ])
  const firstDay = ({ id }: Teacher, year: string): LocalDate => addDays(`${year}-08-01`, id % 24)
  const years = [...new Set(making.days.map(({ date }) => date.slice(0, 4)))]
  for (const teacher of teachers) {
    for (let day = 1; day <= 6; day += 1) windows.add(windows.next(), teacher.id, day, FROM, UNTIL, at)
    for (const year of years) {
      const first = firstDay(teacher, year)
      const away = [toInstant(ZONE, first, '00:00'), toInstant(ZONE, addDays(first, 7), '00:00')]
      off.add(off.next(), teacher.id, ...away, 'Holidays', at)
    }
  }
  return (teacher, date) => {
    const first = firstDay(teacher, date.slice(0, 4))
    return first <= date && date < addDays(first, 7)
  }
}

/** Writes one appointment with all that follows from it. */
function writer(making: Making, { desk }: Studio, { charges, events, letters, audit }: Told, random: () => number) {
  const rows = making.table('appointments', [
    'id',
    'service_id',
    'instructor_id',
    'client_id',
    'starts_at',
    'ends_at',
    'busy_until',
    'price_minor',
    'currency',
    'status',
    'source',
    'cancelled_at',
    'completed_at',
    'no_show_at',
    'created_at',
    'updated_at',
  ])
  return (starts: number, service: Service, teacher: Teacher, client: Client) => {
    const booked = Math.min(starts, making.now) - Math.floor((0.1 + random() * (AHEAD_DAYS - 1)) * DAY)
    const [ends, fate] = [starts + service.minutes * MINUTE, random()]
    const isOver = ends + HOUR < making.now
    const isCancelled = fate < 0.06 && starts - 20 * HOUR < making.now
    const end = isCancelled ? 'cancelled' : !isOver ? 'booked' : fate < 0.11 ? 'no_show' : 'completed'
    const at = isCancelled ? Math.max(booked + MINUTE, starts - 20 * HOUR) : end === 'booked' ? booked : ends + HOUR / 2
    const source = random() < 0.7 ? 'client' : 'staff'
    const when = (status: string) => (end === status ? iso(at) : null)
    const id = rows.next()
    const of = [service.id, teacher.id, client.id, iso(starts), iso(ends), iso(ends + service.buffer * MINUTE)]
    const ended = [when('cancelled'), when('completed'), when('no_show')]
    rows.add(id, ...of, service.price, CURRENCY, end, source, ...ended, iso(booked), iso(at))
    const payload = { appointment_id: id, service_id: service.id, instructor_id: teacher.id }
    events.add(booked, 'appointment.booked', client.id, payload)
    letters.send(booked, 'appointment_booked', client, {
      expires: starts,
      same: new Map(),
      data: () => ({
        name: client.name,
        for_name: null,
        service_name: service.name,
        instructor_name: teacher.name,
        place: null,
        starts_at: iso(starts),
        timezone: ZONE,
        url: null,
        free_until: iso(starts - 12 * HOUR),
        price: service.price === 0 ? null : { amount: toMajor(service.price, CURRENCY), currency: CURRENCY },
      }),
    })
    if (source === 'staff') {
      const after = { service_id: service.id, instructor_id: teacher.id, client_id: client.id, starts_at: iso(starts) }
      audit.add(booked, pick(random, desk), 'appointment.create', 'appointment', id, null, after)
    }
    if (end !== 'completed' && end !== 'no_show') return
    events.add(at, `appointment.${end}`, client.id, payload)
    const by = { id: teacher.staffId, name: teacher.name }
    audit.add(at, by, `appointment.${end}`, 'appointment', id, { status: 'booked' }, { status: end })
    if (service.price === 0) return
    const description = say('charge.appointment', { service_name: service.name, starts_at: iso(starts) })
    const owed = { kind: 'appointment', appointmentId: id, bookingId: null, membershipId: null } as const
    charges.add(at, { ...owed, client, amount: service.price, description, graceHours: 0 })
  }
}
