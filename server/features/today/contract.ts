import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { dateOut, id, instantOut, moneyOut, resource, urlOut } from '../../http/shapes.ts'
import { task } from '../tasks/contract.ts'

/** The first few of a kind and how many there are; null for a role that may not see the kind. */
const few = <Item extends z.ZodType>(item: Item) => z.strictObject({ total: z.int(), items: z.array(item) }).nullable()

const inClass = { class_id: id, class_name: z.string(), starts_at: instantOut }
const person = { client_id: id, client_name: z.string() }

const appointed = {
  appointment_id: id,
  ...person,
  service_name: z.string(),
  instructor_name: z.string(),
  starts_at: instantOut,
  ends_at: instantOut,
}

const dayOfTakings = {
  on: dateOut,
  taken: moneyOut.nullable().describe('So far; null for a day to come'),
  usual: moneyOut.nullable().describe('The mean of the whole day in the last four weeks'),
}

const takings = resource('Takings', {
  today: moneyOut,
  usual_today: moneyOut.nullable().describe('The mean of the last four days of this weekday, up to this time of day'),
  week: moneyOut.describe('Since Monday'),
  usual_week: moneyOut.nullable().describe('The mean of the last four weeks, up to this moment of the week'),
  days: z.array(z.strictObject(dayOfTakings)).describe('The seven days of this week, Monday first'),
})

export const todayContract = {
  'GET /api/v1/today': {
    area: 'What somebody should look at today.',
    id: 'readToday',
    summary: 'What somebody should look at today, and who is new',
    description:
      'At most eight of each kind (unless it says so), the most pressing first. A kind is null for a role without its permission. Takings are what counts ' +
      'as revenue, refunds taken off; the usual ones are null until there are four weeks to compare with.',
    access: { manager: 'any' },
    status: 200,
    answer: z.strictObject({
      unresolved: few(
        z.strictObject({ ...inClass, instructor_name: z.string().nullable(), open: z.int().describe('Bookings') }),
      ).describe('Classes that are over with bookings nobody has said anything about'),
      appointments: few(z.strictObject({ ...appointed, status: z.enum(['booked', 'checked_in']) })).describe(
        'Of today and not over, the next first',
      ),
      unresolved_appointments: few(z.strictObject(appointed)).describe(
        'Appointments that are over and nobody has said anything about, the latest first',
      ),
      substitutes: few(
        z.strictObject({
          request_id: id,
          ...inClass,
          asked_by_name: z.string(),
          claimed_by_name: z
            .string()
            .nullable()
            .describe('Who waits for the studio to approve; null: nobody has claimed it'),
        }),
      ).describe('Classes to come that look for another instructor, the next first'),
      untaught: few(z.strictObject(inClass)).describe(
        'Classes of the next 14 days without an instructor, the next first',
      ),
      offers: few(z.strictObject({ waitlist_id: id, ...person, ...inClass, offer_expires_at: instantOut })).describe(
        'Places offered to the waitlist, the first to run out first',
      ),
      charges_due: z
        .strictObject({
          total: z.int(),
          items: z.array(
            z.strictObject({
              charge_id: id,
              ...person,
              amount: moneyOut,
              currency: z.string(),
              due_at: instantOut,
              description: z.string(),
              because: z.string().nullable().describe('Why it is owed, in words; null for older ones'),
            }),
          ),
          older: z
            .strictObject({ total: z.int(), amount: moneyOut, currency: z.string() })
            .describe('Those that have been due for more than 90 days, which are in neither of the others'),
        })
        .nullable()
        .describe('Fees and renewals to be paid that have been due for up to 90 days, the latest first'),
      failed_payments: few(
        z.strictObject({
          ...person,
          type_name: z.string(),
          amount: moneyOut,
          currency: z.string(),
          since: instantOut,
          pay_url: urlOut.nullable().describe('Where the client pays it by hand'),
        }),
      ).describe('Subscriptions whose payment fails online, up to 20, the longest failing first'),
      expiring: few(
        z.strictObject({
          membership_id: id,
          ...person,
          membership_type_id: id,
          type_name: z.string(),
          expires_at: z.string(),
        }),
      ).describe('Memberships that end within seven days and do not renew'),
      first_visits: few(z.strictObject({ booking_id: id, ...person, ...inClass })).describe(
        'Booked today, and never checked in before',
      ),
      first_visits_soon: few(z.strictObject({ booking_id: id, ...person, ...inClass })).describe(
        'Booked in the six days after today by clients who have no earlier place, the next first',
      ),
      birthdays: few(z.strictObject({ ...person, birthday_on: dateOut })).describe(
        'Of today and the six days after, of clients who came within the last 90 days; who was born on 29 February has it ' +
          'on 1 March of other years',
      ),
      new_clients: few(z.strictObject({ ...person, created_at: instantOut })).describe(
        'Of the last seven days, without imported ones; the newest first',
      ),
      tasks: z
        .strictObject({ total: z.int(), items: z.array(task) })
        .describe('Open tasks that are due by today or on no day'),
      takings: takings.nullable(),
    }),
  },
} satisfies Contract
