import { makeAppointment, makeService, setWindows } from '../build/appointments.ts'
import { book, registerMember, type TestClient } from '../build/bookings.ts'
import { pairKiosk } from '../build/kiosks.ts'
import { makeMembershipType, sellMembership } from '../build/memberships.ts'
import { registerBuyer, reply } from '../build/online.ts'
import { prepaidService } from '../build/prepaid.ts'
import { makeRoom } from '../build/rooms.ts'
import { askInstead, makeClass, makeSeries, makeTemplate } from '../build/schedule.ts'
import { makeInstructor } from '../build/staff.ts'
import { bookingState, slotBeingPaid, standingState, startStandingIn } from './scene.ts'
import { dayIn, letOut, momentIn, thing, type Looks, type Place } from './thing.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A single class in three days, booked by a member, and a weekly series, which they book: what they are planned with is given. */
async function planned(place: Place, fields: { template_id?: number; [field: string]: unknown }) {
  const { studio } = place
  const template_id = fields.template_id ?? (await makeTemplate(studio)).id
  const cls = await makeClass(studio, { ...fields, template_id, starts_at: `${dayIn(place, 3)}T18:00` })
  const member = await registerMember(studio)
  const booking = await book(studio, cls, member)
  const first = await makeSeries(studio, { ...fields, template_id, starts_at: `${dayIn(place, 2)}T09:00` })
  const standing = await startStandingIn(place, first, member)
  /** The class of the series that the next week brings, if one comes. */
  const next = async (): Promise<Shown | undefined> => {
    const until = dayIn(place, 100)
    const last = async () => {
      const query = `start_date=${dayIn(place, 60)}&end_date=${until}&template_id=${template_id}`
      const all = (await reply(studio, `GET /api/v1/scheduled-classes?${query}`)) as Shown[]
      return all.filter(({ series_id }) => series_id === first.series_id).at(-1)
    }
    const before = await last()
    await studio.advance({ days: 8 })
    const after = await last()
    return after.id === before.id ? undefined : after
  }
  /** The classes planned of the template afterwards, or the code of the refusal. */
  const plan = async (more: object = {}): Promise<Shown> => {
    const wish = { template_id, starts_at: `${dayIn(place, 4)}T20:00`, ...more }
    return (await studio.asOwner('POST /api/v1/scheduled-classes', wish)).body
  }
  const read = () => reply(studio, `GET /api/v1/scheduled-classes/${cls.id}`)
  const looks: Looks = {
    'booking within': bookingState(place, booking.id),
    'class to come': async () => (await read()).status,
    series: async () => ((await next()) ? 'goes on' : 'goes no further'),
    'next planning': async () => (await plan()).code ?? 'planned',
    'standing booking': standingState(place, standing, 100),
  }
  return { template_id, cls, member, booking, looks, next, plan, read }
}

interface Teacher {
  id: number
  user_id: number
  other: { id: number }
}

async function makeTeacher(place: Place) {
  const { studio } = place
  const teacher = await makeInstructor(studio)
  const other = await makeInstructor(studio)
  const { id } = teacher
  const asked = await askInstead(studio, [teacher], { starts_at: `${dayIn(place, 5)}T07:00` })
  const { id: template_id } = await makeTemplate(studio, { default_instructor_id: id })
  const { looks, next, plan, read } = await planned(place, { template_id, instructor_id: id })
  await setWindows(studio, id)
  const at = { instructor_id: id, starts_at: `${dayIn(place, 6)}T10:00` }
  const appointment = await makeAppointment(studio, at)
  const paying = await slotWith(place, id)
  const feed = (await reply(studio, 'POST /api/v1/calendar/tokens', { instructor_id: id })).path
  const session = await studio.login(teacher.email)
  const by = (who: number | null) => (who === id ? 'theirs' : who === other.id ? 'the substitute’s' : 'nobody’s')
  return {
    id,
    user_id: teacher.user_id as number,
    other,
    looks: {
      ...looks,
      ...paying,
      'class to come': async () => by((await read()).instructor_id),
      series: async () => by((await next()).instructor_id),
      'next planning': async () => {
        const made = await plan()
        return made.code ?? by(made.instructor_id)
      },
      appointment: async () => {
        const { status, instructor_id } = await reply(studio, `GET /api/v1/appointments/${appointment.id}`)
        return status === 'booked' ? by(instructor_id) : status
      },
      'calendar feed': async () => ((await studio.send(`GET ${feed}`)).status === 200 ? 'goes on' : 'ended'),
      session: async () => {
        const { status } = await studio.send('GET /api/v1/auth/me', { token: session })
        return status === 200 ? 'goes on' : 'ended'
      },
      'letter waiting': async () => {
        await letOut(place)
        const isThere = studio.mail.sent.some(
          ({ to, text }) => to.address === teacher.email && text.includes(asked.class_name),
        )
        return isThere ? 'sent' : 'kept back'
      },
    },
  }
}

/** An appointment with an instructor that somebody has begun to pay. */
async function slotWith(place: Place, instructor_id: number, service?: { id: number }): Promise<Looks> {
  const starts_at = `${dayIn(place, 6)}T14:00`
  const { service_id } = service ? { service_id: service.id } : await prepaidService(place.studio)
  return slotBeingPaid(place, await registerBuyer(place.studio), { service_id, instructor_id, starts_at })
}

/** Something that is asked for and refused, so that nothing ends. */
const refused = async ({ studio }: Place, operation: string, code: string) => {
  const { status, body } = await studio.asOwner(operation)
  if (status !== 409 || body.code !== code) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`)
}

const off =
  (path: string) =>
  (place: Place, { id }: { id: number }) =>
    reply(place.studio, `PUT ${path}/${id}`, { is_active: false })

const instructor = thing<Teacher>({
  make: makeTeacher,
  endings: {
    DELETE: (place, { id }) => refused(place, `DELETE /api/v1/instructors/${id}`, 'INSTRUCTOR_IN_USE'),
    remove: (place, { id }) => refused(place, `DELETE /api/v1/instructors/${id}/remove`, 'INSTRUCTOR_IN_USE'),
    'account closed': (place, { user_id }) =>
      refused(place, `POST /api/v1/staff/${user_id}/deactivate`, 'INSTRUCTOR_IN_USE'),
    'account removed': (place, { user_id }) => refused(place, `DELETE /api/v1/staff/${user_id}`, 'INSTRUCTOR_IN_USE'),
    'DELETE, force': ({ studio }, { id }) => reply(studio, `DELETE /api/v1/instructors/${id}`, { force: true }),
    'DELETE, substitute named': ({ studio }, { id, other }) =>
      reply(studio, `DELETE /api/v1/instructors/${id}`, { substitute_id: other.id }),
  },
})

interface Named {
  id: number
}

const template = thing<Named>({
  make: async (place) => {
    const { template_id: id, looks } = await planned(place, {})
    return { id, looks }
  },
  endings: {
    DELETE: ({ studio }, { id }) => reply(studio, `DELETE /api/v1/class-templates/${id}`),
    'is_active false': off('/api/v1/class-templates'),
  },
})

const location = thing<Named>({
  make: async (place) => {
    const { studio } = place
    const { id } = await reply(studio, 'POST /api/v1/establishments', { name: 'Annexe' })
    const { looks, plan } = await planned(place, { establishment_id: id })
    const kiosk = await pairKiosk(studio, { establishment_id: id })
    const there = await makeInstructor(studio, { establishment_id: id })
    await setWindows(studio, there.id)
    const on = (hour: string) => ({ instructor_id: there.id, starts_at: `${dayIn(place, 6)}T${hour}` })
    const made = await makeAppointment(studio, on('10:00'))
    const paying = await slotWith(place, there.id)
    const booking = async () => {
      const { service_id, client_id } = made
      return (await studio.asOwner('POST /api/v1/appointments', { ...on('12:00'), service_id, client_id })).body.code
    }
    const session = async () => {
      const { status } = await studio.send('GET /api/v1/kiosk/classes', { token: kiosk })
      return status === 200 ? 'kiosk goes on' : 'ended'
    }
    const next = async () => {
      const codes = [(await plan({ establishment_id: id })).code, await booking()]
      return [...new Set(codes.map((code) => code ?? 'planned'))].join(' ')
    }
    const appointment = async () => (await reply(studio, `GET /api/v1/appointments/${made.id}`)).status
    return { id, looks: { ...looks, ...paying, session, appointment, 'next planning': next } }
  },
  endings: {
    DELETE: (place, { id }) => refused(place, `DELETE /api/v1/establishments/${id}`, 'ESTABLISHMENT_IN_USE'),
    'is_active false': off('/api/v1/establishments'),
  },
})

const room = thing<Named>({
  make: async (place) => {
    const { id } = await makeRoom(place.studio, 3)
    const { looks } = await planned(place, { room_plan_id: id, capacity: 3 })
    return { id, looks }
  },
  endings: {
    DELETE: (place, { id }) => refused(place, `DELETE /api/v1/room-plans/${id}`, 'ROOM_PLAN_IN_USE'),
  },
})

const kiosk = thing<Named>({
  make: async (place) => {
    const { studio } = place
    const member = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: momentIn(place, 40) })
    const booking = await book(studio, cls, member)
    const { code } = (await member.ask(`GET /api/v1/bookings/${booking.id}/check-in-code`)).body
    const token = await pairKiosk(studio)
    const { id } = ((await reply(studio, 'GET /api/v1/kiosks')) as Shown[]).at(-1)
    const at = async (by: string) =>
      (await studio.send('POST /api/v1/kiosk/check-in', { token: by, body: { code } })).status
    return {
      id,
      looks: {
        session: async () => ((await at(token)) === 200 ? 'goes on' : 'ended'),
        'booking of today': bookingState(place, booking.id),
        'check-in code': async () => ((await at(await pairKiosk(studio))) === 200 ? 'checks in elsewhere' : 'refused'),
      },
    }
  },
  endings: { DELETE: ({ studio }, { id }) => reply(studio, `DELETE /api/v1/kiosks/${id}`) },
})

const membershipType = thing<Named>({
  make: async (place) => {
    const { studio } = place
    const client: TestClient = await registerBuyer(studio)
    const monthly = { type: 'subscription', billing_interval: 'monthly', price: 60, unlimited: true }
    const { id } = await makeMembershipType(studio, monthly)
    const sale = { client_id: client.id, membership_type_id: id, payment_method: 'cash' }
    const { id: held } = await sellMembership(studio, sale)
    const booking = await book(studio, await makeClass(studio, { starts_at: `${dayIn(place, 3)}T18:00` }), client)
    const read = () => reply(studio, `GET /api/v1/memberships/${held}`)
    return {
      id,
      looks: {
        'booking within': bookingState(place, booking.id),
        'paid pass or pack': async () => (await read()).status,
        collection: async () => ((await read()).renews_at === null ? 'ended' : 'goes on'),
        'next planning': async () => {
          const other = await registerBuyer(studio)
          const wish = { ...sale, client_id: other.id, starts_at: studio.clock.now() }
          return (await studio.asOwner('POST /api/v1/memberships', wish)).body.code ?? 'sold'
        },
      },
    }
  },
  endings: {
    DELETE: ({ studio }, { id }) => reply(studio, `DELETE /api/v1/membership-types/${id}`),
    remove: (place, { id }) => refused(place, `DELETE /api/v1/membership-types/${id}/remove`, 'MEMBERSHIP_TYPE_IN_USE'),
    'is_active false': off('/api/v1/membership-types'),
  },
})

const service = thing<Named>({
  make: async (place) => {
    const { studio } = place
    const { id } = await makeService(studio, { price: 60, prepayment: 'full' })
    const on = (hour: string) => ({ service_id: id, starts_at: `${dayIn(place, 6)}T${hour}` })
    const made = await makeAppointment(studio, on('10:00'))
    const paying = await slotWith(place, made.instructor_id, { id })
    return {
      id,
      looks: {
        ...paying,
        appointment: async () => (await reply(studio, `GET /api/v1/appointments/${made.id}`)).status,
        'next planning': async () => {
          const { client_id, instructor_id } = made
          const wish = { ...on('12:00'), client_id, instructor_id }
          return (await studio.asOwner('POST /api/v1/appointments', wish)).body.code ?? 'booked'
        },
      },
    }
  },
  endings: { DELETE: ({ studio }, { id }) => reply(studio, `DELETE /api/v1/appointment-services/${id}`) },
})

export const house = {
  instructor,
  'class template': template,
  location,
  room,
  kiosk,
  'membership type': membershipType,
  'appointment service': service,
}
