import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  color,
  id,
  money,
  moneyOut,
  name,
  paged,
  paging,
  pathIds,
  pathOut,
  queryBoolean,
  resource,
  stamps,
  text,
} from '../../http/shapes.ts'
import { pictureUpload } from '../pictures/upload-fields.ts'

const hours = z.number().int().min(0).max(8760)

/** Credits that one place takes. */
export const creditCost = z
  .number()
  .int()
  .min(0)
  .max(20)
  .describe('Credits that one place takes; 0: none of a membership that covers it')

export const durationMinutes = z.number().int().min(5).max(1440)
export const capacity = z.number().int().min(1).max(5000)

const fields = {
  name,
  description: text.nullable(),
  duration_minutes: durationMinutes,
  default_capacity: capacity,
  default_instructor_id: id.nullable(),
  color: color.nullable(),
  cancellation_window_hours: hours.nullable().describe('Null: the studio’s `cancellation_hours`'),
  booking_open_hours_before: hours.nullable().describe('Null: from whenever the class is on the timetable'),
  booking_close_hours_before: hours.nullable().describe('Null: at the start'),
  room_plan_id: id.nullable().describe('The seats its classes have; null: places without names'),
  category_id: id.nullable(),
  price: money.nullable().describe('What one place costs; 0: everybody books it free; null: no price of its own'),
  credit_cost: creditCost,
  covered_by_all: z.boolean().describe('Memberships for all classes pay for it; else only those that name it'),
  pay_in_advance: z.boolean().describe('Nobody pays for it at the studio, and guests don’t book it'),
}

const template = resource('ClassTemplate', {
  id,
  name: z.string(),
  description: z.string().nullable(),
  duration_minutes: z.number().int(),
  default_capacity: z.number().int(),
  default_instructor_id: id.nullable(),
  default_instructor_name: z.string().nullable(),
  color: z.string().nullable(),
  photo_url: pathOut
    .nullable()
    .describe(
      'Changes with the photo; anybody reads it, while the template is active. 400 wide with `_400` before the ending',
    ),
  cancellation_window_hours: z.number().int().nullable(),
  booking_open_hours_before: z.number().int().nullable(),
  booking_close_hours_before: z.number().int().nullable(),
  room_plan_id: id.nullable(),
  category_id: id.nullable(),
  category_name: z.string().nullable(),
  price: moneyOut.nullable(),
  credit_cost: z.int(),
  covered_by_all: z.boolean(),
  pay_in_advance: z.boolean(),
  is_active: z.boolean(),
  ...stamps,
})

export const classTemplatesContract = {
  'GET /api/v1/class-templates': {
    area: 'The kinds of classes.',
    id: 'listClassTemplates',
    summary: 'Class templates, by name',
    description: 'Ordered by name, then id. Clients see active ones only.',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    query: z.strictObject({ include_inactive: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(template),
  },
  'POST /api/v1/class-templates': {
    id: 'createClassTemplate',
    summary: 'Add a class template',
    description:
      'Defaults: 60 minutes, 12 places, the studio’s own windows, one credit, no price of its own. What is had for nothing ' +
      '(a price or a cost of 0) takes the permission to give away.',
    access: { manager: 'schedule.manage' },
    body: z.strictObject(fields).partial().required({ name: true }),
    example: {
      name: 'Morning Flow',
      description: 'A calm start',
      duration_minutes: 60,
      default_capacity: 12,
      color: '#1a7f5a',
    },
    status: 201,
    answer: template,
    errors: ['INSTRUCTOR_INACTIVE', 'ROOM_PLAN_TOO_SMALL', 'NOT_FOUND'],
  },
  'GET /api/v1/class-templates/{template_id}': {
    id: 'readClassTemplate',
    summary: 'One class template',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    params: pathIds('template_id'),
    status: 200,
    answer: template,
  },
  'PUT /api/v1/class-templates/{template_id}': {
    id: 'changeClassTemplate',
    summary: 'Change a class template',
    description:
      'Name, description, colour and windows hold at once for every class of it; duration, capacity, instructor and room plan for those planned from now on. Price and credits hold for what is booked from now on.',
    access: { manager: 'schedule.manage' },
    params: pathIds('template_id'),
    body: z.strictObject({ ...fields, is_active: z.boolean() }).partial(),
    example: { default_capacity: 14 },
    status: 200,
    answer: template,
    errors: ['INSTRUCTOR_INACTIVE', 'ROOM_PLAN_TOO_SMALL'],
  },
  'GET /api/v1/class-templates/{template_id}/ending': {
    id: 'readClassTemplateEnding',
    summary: 'What is planned of a template that is about to be deactivated',
    description: 'The classes to come stay, with the places booked in them; the series are continued no further.',
    access: { manager: 'schedule.manage' },
    params: pathIds('template_id'),
    status: 200,
    answer: resource('ClassTemplateEnding', {
      classes: z.int().describe('Classes to come'),
      bookings: z.int().describe('Places booked in them'),
      series: z.int().describe('Series that would go on'),
    }),
  },
  'DELETE /api/v1/class-templates/{template_id}': {
    id: 'deactivateClassTemplate',
    summary: 'Deactivate a class template; its classes stay, its series are continued no further',
    access: { manager: 'schedule.manage' },
    params: pathIds('template_id'),
    status: 200,
    answer: template,
  },
  'POST /api/v1/class-templates/{template_id}/photo': {
    id: 'setClassTemplatePhoto',
    summary: 'Set or replace the photo: JPEG, PNG, WebP or AVIF, up to 10 MiB',
    description:
      'Its middle is cut to 16:9, made smaller and saved anew, so that nothing hidden in the file (place, camera) is kept.',
    access: { manager: 'schedule.manage' },
    params: pathIds('template_id'),
    ...pictureUpload,
    answer: template,
  },
  'DELETE /api/v1/class-templates/{template_id}/photo': {
    id: 'removeClassTemplatePhoto',
    summary: 'Take the photo away, if there is one',
    access: { manager: 'schedule.manage' },
    params: pathIds('template_id'),
    status: 200,
    answer: template,
  },
} satisfies Contract
