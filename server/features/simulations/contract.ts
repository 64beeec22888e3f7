import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { dateOut, id, line, money, moneyOut, ofDays, timeOfDay } from '../../http/shapes.ts'
import { capacity, durationMinutes } from '../class-templates/contract.ts'
import { say } from '../../lib/sayings/sayings.ts'

const count = z.int()
const slot = line.max(60).describe('As the answer names it')
const weekday = z.int().min(1).max(7).describe('1 is Monday')
const time = { weekday, start_time: timeOfDay }
const timeOut = { weekday: z.int(), start_time: z.string() }

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), slot, ...time }),
  z.strictObject({ kind: z.literal('cancel'), slot }),
  z.strictObject({ kind: z.literal('resize'), slot, capacity }),
  z.strictObject({
    kind: z.literal('add'),
    template_id: id,
    ...time,
    duration_minutes: durationMinutes,
    capacity,
    instructor_id: id.nullable().default(null),
  }),
])

const sums = {
  classes: count,
  seats: count,
  booked: count,
  came: count,
  fill: z.number().nullable(),
  income: moneyOut.describe('What the visits are worth, as in the report on instructors; rounded class by class'),
  pay: moneyOut.describe('By pay components for classes; nothing for those that another program paid'),
  left: moneyOut.describe('Income without pay'),
}
const ofSlot = z.strictObject({
  ...sums,
  break_even: count.nullable().describe('How many have to come to a class for it to bring in its pay'),
})

const policy = {
  cancellation_hours: count,
  cancellation_deducts_credit: z.boolean(),
  late_cancel_fee: moneyOut,
  no_show_fee: moneyOut,
  waitlist_confirm_minutes: count,
}
const policySums = z.strictObject({
  in_time: count,
  late: count,
  no_shows: count,
  late_fees: moneyOut,
  no_show_fees: moneyOut,
  credits_kept: count,
  prices_kept: moneyOut.describe('What was paid for single places that were given up late or missed'),
  offers_taken: count,
  offers_run_out: count,
})

export const simulationsContract = {
  'POST /api/v1/simulations/schedule': {
    area: 'What would have been: the last weeks with another timetable, or other rules.',
    id: 'simulateSchedule',
    summary: 'What the last weeks would have been with another timetable',
    description:
      'Replays the bookings and waitlists of the last whole weeks; nothing is written, and the same question has the same ' +
      'answer. A booking follows a class that moves if its client came at that weekday within an hour of that time in the half ' +
      'year before, the membership that paid is good then, and they are in no other class (of the changed timetable) or appointment then; else it is lost, as are those of ' +
      'a class that is cancelled, or moved to a day on which the studio was closed (an added one is not held on it). In a ' +
      'smaller class the last to book lose their place. Who waited in vain and is in no other class then takes what comes ' +
      'free by the change, in their order; a place in an added class of the same template in the same week if they came at ' +
      'that time before. Both only if it is free, a membership of theirs was good that day and covers it then (credits and ' +
      'limits are not asked), or they can pay its price. Nobody else comes. Without changes: the weeks as they were. `before`, `after` of all and of each ' +
      'place on the timetable.',
    access: { manager: 'reports.view' },
    body: z.strictObject({
      weeks: z.int().min(8).max(12).default(8),
      changes: z
        .array(change)
        .max(50)
        .default([])
        .refine((all) => new Set(all.map((one) => ('slot' in one ? one.slot : one))).size === all.length, {
          message: say('simulations.change_each_class_once'),
        }),
    }),
    example: { weeks: 8, changes: [] },
    status: 200,
    answer: z.strictObject({
      start_date: dateOut,
      end_date: dateOut,
      weeks: count,
      currency: z.string(),
      pay_known: z.boolean().describe('Whether what staff are paid for a class is kept'),
      before: z.strictObject(sums),
      after: z.strictObject(sums),
      classes: z.array(
        z.strictObject({
          slot: z.string(),
          template_id: id,
          name: z.string(),
          instructor_name: z.string().nullable(),
          ...timeOut,
          change: z.enum(['move', 'cancel', 'resize', 'add']).nullable(),
          new_time: z.strictObject(timeOut).nullable(),
          before: ofSlot,
          after: ofSlot,
          why: z.strictObject({
            followed: count.describe('Follow to the new time'),
            other_time: count.describe('Lost: never came at such a time'),
            not_covered: count.describe('Lost: what paid for it is not good then'),
            busy: count.describe('Lost: are in another class or appointment then'),
            no_place: count.describe('Lost: the class is smaller'),
            cancelled: count.describe('Lost: the class is not there'),
            from_waitlist: count.describe('Come from a waitlist'),
          }),
        }),
      ),
    }),
    errors: ['SERVER_BUSY'],
    idempotent: false,
  },
  'POST /api/v1/simulations/policy': {
    id: 'simulatePolicy',
    summary: 'What other rules for cancelling, not coming and waiting would have done',
    description:
      'Judges the bookings of some days (of last month, where left out) by today’s rules and by changed ones; nothing is ' +
      'written. People cancel and stay away as they did; windows of class templates and fees of membership types stay. Fees are ' +
      'those that would be asked; where a place was paid singly, its price stays or goes back as a credit would, and no fee comes on ' +
      'top. An offer that ran out counts as taken if it would have been open longer, nights and the close of booking as they are. What another program said of bookings is left out.',
    access: { manager: 'reports.view' },
    body: ofDays({
      cancellation_hours: z.int().min(0).max(720).optional(),
      cancellation_deducts_credit: z.boolean().optional(),
      late_cancel_fee: money.optional(),
      no_show_fee: money.optional(),
      waitlist_confirm_minutes: z.int().min(1).max(10_080).optional(),
    }),
    example: { cancellation_hours: 24 },
    status: 200,
    answer: z.strictObject({
      start_date: dateOut,
      end_date: dateOut,
      currency: z.string(),
      present: z.strictObject(policy),
      changed: z.strictObject(policy),
      before: policySums,
      after: policySums,
      became_late: count,
      became_in_time: count,
    }),
    errors: ['SERVER_BUSY'],
    idempotent: false,
  },
} satisfies Contract
