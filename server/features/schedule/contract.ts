import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  dateOut,
  id,
  instantIn,
  instantOut,
  lines,
  money,
  moneyOut,
  ofDays,
  pathIds,
  pathOut,
  queryId,
  resource,
  stamps,
} from '../../http/shapes.ts'
import { capacity, durationMinutes } from '../class-templates/contract.ts'
import { say } from '../../lib/sayings/sayings.ts'

const reason = lines.max(500).nullable().optional()
const scope = z
  .enum(['this', 'this_and_following', 'all'])
  .default('this')
  .describe('Of a series: this class, it and the later ones, or all that are still to come')
const force = z.boolean().default(false).describe('Save although an instructor, a room or a closure is in the way')
const includeEdited = z.boolean().default(false).describe('Also the classes of the series that were edited by hand')

const weekdays = z.array(z.number().int().min(1).max(7)).describe('ISO weekdays, 1 (Monday) to 7 (Sunday)')

const recurrence = z
  .strictObject({
    freq: z.literal('weekly'),
    interval: z.number().int().min(1).max(52).default(1).describe('Every so many weeks'),
    weekdays: weekdays.min(1).max(7).optional().describe('ISO weekdays, 1 (Monday) to 7; absent: that of `starts_at`'),
    until: date.optional().describe('The last day, included'),
    count: z.number().int().min(1).max(2000).optional().describe('How many classes in all'),
  })
  .refine(({ until, count }) => until === undefined || count === undefined, {
    path: ['count'],
    message: say('schedule.give_until_or_count'),
  })

const recurrenceOut = resource('Recurrence', {
  freq: z.literal('weekly'),
  interval: z.number().int(),
  weekdays,
  until: z.string().nullable(),
  count: z.number().int().nullable(),
})

const staffOnly = {
  series_id: id.nullable().optional().describe('Staff only'),
  recurrence: recurrenceOut.nullable().optional().describe('Staff only; null for a single class'),
  is_edited: z.boolean().optional().describe('Staff only: edited by hand, so kept when the series is edited'),
  substituted_instructor_id: id.nullable().optional().describe('Staff only: who was to teach it'),
  substituted_instructor_name: z.string().nullable().optional().describe('Staff only'),
  has_own_price: z.boolean().optional().describe('Staff only: the price is the class’s own, not its template’s'),
}

const clientOnly = {
  my_booking_id: id.nullable().optional().describe('Clients only: the live booking, else the latest'),
  my_booking_status: z
    .enum(['booked', 'checked_in', 'no_show', 'cancelled', 'late_cancelled', 'class_cancelled'])
    .nullable()
    .optional()
    .describe('Clients only'),
  my_waitlist_id: id.nullable().optional().describe('Clients only: the live entry, else the latest'),
  my_waitlist_position: z.number().int().nullable().optional().describe('Clients only: 1 is first; null when not live'),
  my_waitlist_status: z
    .enum(['waiting', 'offered', 'confirmed', 'declined', 'expired', 'left', 'skipped', 'closed'])
    .nullable()
    .optional()
    .describe('Clients only'),
}

export const scheduledClass = resource('ScheduledClass', {
  id,
  template_id: id,
  name: z.string().describe('The template’s'),
  description: z.string().nullable().describe('The template’s'),
  color: z.string().nullable().describe('The template’s'),
  photo_url: pathOut.nullable().describe('The template’s, while that is in use'),
  starts_at: instantOut,
  ends_at: instantOut,
  duration_minutes: z.number(),
  capacity: z.number().int(),
  booked: z.number().int(),
  held: z.number().int().describe('Places held by waitlist offers'),
  waiting: z.number().int(),
  spots_left: z.number().int(),
  instructor_id: id.nullable(),
  instructor_name: z.string().nullable(),
  establishment_id: id.nullable(),
  establishment_name: z.string().nullable(),
  room_plan_id: id.nullable().describe('Whose seats it has; null: places without names'),
  category_id: id.nullable().describe('The template’s'),
  category_name: z.string().nullable(),
  price: moneyOut.nullable().describe('What one place costs; 0: everybody books it free; null: no price of its own'),
  credit_cost: z.int().describe('Credits that one place takes'),
  pay_in_advance: z.boolean().describe('Nobody pays for it at the studio'),
  status: z.enum(['scheduled', 'cancelled']),
  state: z.enum(['scheduled', 'in_progress', 'finished', 'cancelled']).describe('Derived from status and clock'),
  cancel_reason: z.string().nullable(),
  cancelled_at: instantOut.nullable(),
  booking_opens_at: instantOut.nullable().describe('Null: from whenever it is on the timetable'),
  booking_closes_at: instantOut,
  cancel_free_until: instantOut,
  ...staffOnly,
  ...clientOnly,
  ...stamps,
})

const classFill = resource('ClassFill', {
  ...scheduledClass.pick({
    id: true,
    template_id: true,
    name: true,
    color: true,
    photo_url: true,
    starts_at: true,
    ends_at: true,
    capacity: true,
    booked: true,
    held: true,
    waiting: true,
    instructor_name: true,
    state: true,
  }).shape,
  came: z.int().describe('Checked in'),
})

const planFields = {
  starts_at: instantIn,
  duration_minutes: durationMinutes,
  capacity,
  instructor_id: id.nullable(),
  establishment_id: id.nullable(),
  room_plan_id: id.nullable().describe('The seats to choose from; null: places without names'),
  price: money.nullable().describe('Of this class alone, never of a series; null: the template’s'),
}

const closure = resource('Closure', {
  id,
  starts_on: dateOut,
  ends_on: dateOut,
  reason: z.string().nullable(),
  extends_packs: z.boolean(),
  created_at: instantOut,
})
const closureCounts = {
  classes: z.number().int().describe('Classes it cancels'),
  bookings: z.number().int().describe('Bookings in them'),
  waiting: z.number().int().describe('People on their waitlists'),
  appointments: z.number().int().describe('Appointments it cancels'),
  packs: z.number().int().describe('Packs, drop-ins and time passes it would extend'),
}
const closureRange = { starts_on: date, ends_on: date.describe('Included') }
const isOrdered = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) => starts_on <= ends_on
const unordered = { path: ['ends_on'], message: say('schedule.before_starts_on') }

export const scheduleContract = {
  'GET /api/v1/scheduled-classes': {
    area: 'The timetable: classes, series, rosters and who may book.',
    id: 'listClasses',
    summary: 'The classes of some days',
    description:
      'Ordered by start, then id. Dates are the studio’s, both included; absent: four weeks from today; at most 366 days. ' +
      'Clients see scheduled classes only, each with their own booking and waitlist entry. Classes that name no location are at ' +
      'the first.',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    query: ofDays({
      instructor_id: queryId,
      template_id: queryId,
      establishment_id: queryId,
      status: z.enum(['scheduled', 'cancelled']).optional(),
    }),
    status: 200,
    answer: z.array(scheduledClass),
  },
  'GET /api/v1/class-fill': {
    area: 'How full classes are, for pages that show many days.',
    id: 'listClassFill',
    summary: 'The classes of some days in a few words each: how full they are, and how many came',
    description: 'Days, order and filters are those of the list of classes; a cancelled class is among them.',
    access: { manager: 'any' },
    query: ofDays({
      instructor_id: queryId,
      template_id: queryId,
      establishment_id: queryId,
    }),
    status: 200,
    answer: z.array(classFill),
  },
  'POST /api/v1/scheduled-classes': {
    id: 'scheduleClass',
    summary: 'Plan a class, or a weekly series of them',
    description:
      'What is left out is the template’s. A series keeps its wall-clock time across clock changes and is made 12 weeks ahead, ' +
      'further ones by themselves; the answer is its first class. Inside a closure its classes are made cancelled.',
    access: { manager: 'schedule.manage' },
    body: z.strictObject({
      template_id: id,
      starts_at: instantIn,
      ...z.strictObject(planFields).omit({ starts_at: true }).partial().shape,
      recurrence: recurrence.optional(),
      force,
    }),
    example: {
      template_id: 1,
      starts_at: '2026-03-04T18:00',
      recurrence: { freq: 'weekly', weekdays: [3], until: '2026-06-24' },
    },
    status: 201,
    answer: scheduledClass,
    errors: [
      'SCHEDULE_CONFLICT',
      'ROOM_PLAN_TOO_SMALL',
      'CLASS_TEMPLATE_INACTIVE',
      'INSTRUCTOR_INACTIVE',
      'ESTABLISHMENT_INACTIVE',
      'NOT_FOUND',
    ],
  },
  'GET /api/v1/scheduled-classes/{class_id}': {
    id: 'readClass',
    summary: 'One class',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    params: pathIds('class_id'),
    status: 200,
    answer: scheduledClass,
  },
  'PUT /api/v1/scheduled-classes/{class_id}': {
    id: 'changeClass',
    summary: 'Change a class, or the classes of its series',
    description:
      'A new start is repeated on the wall clock by the other classes of the scope. Classes edited by hand are kept unless ' +
      '`include_edited`. Booked clients are told of a new start and may then cancel free; more places go to the waitlist. In another room everybody keeps the seat ' +
      'of the same name; who has none is named (`SEATS_IN_USE`), and given another with `force`. A price holds for what is booked from now on.',
    access: { manager: 'schedule.manage' },
    params: pathIds('class_id'),
    body: z.strictObject({
      ...z.strictObject(planFields).partial().shape,
      scope,
      include_edited: includeEdited,
      force,
    }),
    example: { starts_at: '2026-03-04T18:30', scope: 'this' },
    status: 200,
    answer: scheduledClass,
    errors: [
      'ESTABLISHMENT_INACTIVE',
      'SCHEDULE_CONFLICT',
      'CAPACITY_BELOW_BOOKED',
      'ROOM_PLAN_TOO_SMALL',
      'SEATS_IN_USE',
      'CLASS_CANCELLED',
      'CLASS_STARTED',
      'INSTRUCTOR_INACTIVE',
    ],
  },
  'POST /api/v1/scheduled-classes/{class_id}/cancel': {
    id: 'cancelClass',
    summary: 'Cancel a class; every credit goes back and the clients are told',
    description:
      'With a wider scope the series ends there, and classes of it that were edited by hand are cancelled as well.',
    access: { manager: 'schedule.manage' },
    params: pathIds('class_id'),
    body: z.strictObject({ reason, scope }),
    example: { reason: 'The heating is out', scope: 'this' },
    bodyOptional: true,
    status: 200,
    answer: scheduledClass,
    errors: ['CLASS_CANCELLED'],
  },
  'POST /api/v1/scheduled-classes/{class_id}/substitute': {
    id: 'substituteInstructor',
    summary: 'Let another instructor teach a class',
    description: 'The substitute is paid for it. Naming who was to teach it ends the substitution.',
    access: { manager: 'schedule.manage' },
    params: pathIds('class_id'),
    body: z.strictObject({ instructor_id: id, force }),
    example: { instructor_id: 2 },
    status: 200,
    answer: scheduledClass,
    errors: ['SCHEDULE_CONFLICT', 'CLASS_CANCELLED', 'INSTRUCTOR_INACTIVE'],
  },
  'GET /api/v1/closures': {
    area: 'Days on which the studio is closed.',
    id: 'listClosures',
    summary: 'Days the studio is closed',
    description: 'The latest first, then by id.',
    access: { manager: 'schedule.view', instructor: 'all' },
    status: 200,
    answer: z.array(closure),
  },
  'GET /api/v1/closures/preview': {
    id: 'previewClosure',
    summary: 'What a closure would cancel and extend',
    access: { manager: 'schedule.manage' },
    query: z.strictObject(closureRange).refine(isOrdered, unordered),
    status: 200,
    answer: z.strictObject(closureCounts),
  },
  'POST /api/v1/closures': {
    id: 'closeStudio',
    summary: 'Close the studio for some days',
    description:
      'Cancels the classes and appointments of those days that have not begun: every credit goes back and the clients are told. With `extends_packs` packs, ' +
      'drop-ins and time passes that are valid on those days last as many days longer. The answer counts what it did.',
    access: { manager: 'schedule.manage' },
    body: z
      .strictObject({ ...closureRange, reason, extends_packs: z.boolean().default(false) })
      .refine(isOrdered, unordered),
    example: { starts_on: '2026-08-10', ends_on: '2026-08-16', reason: 'Summer break' },
    status: 201,
    answer: z.strictObject({ ...closure.shape, ...closureCounts }),
    errors: ['SCHEDULE_CONFLICT'],
  },
  'DELETE /api/v1/closures/{closure_id}': {
    id: 'deleteClosure',
    summary: 'Open again',
    description:
      'Classes to come that it cancelled are on the timetable again, without their former bookings; packs keep their extension.',
    access: { manager: 'schedule.manage' },
    params: pathIds('closure_id'),
    status: 204,
  },
} satisfies Contract
