import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import {
  date,
  id,
  instantOut,
  money,
  moneyOut,
  name,
  paged,
  paging,
  pathId,
  pathIds,
  queryBoolean,
  resource,
  stamps,
  text,
} from '../../../http/shapes.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { creditCost } from '../../class-templates/contract.ts'
import { instructor } from '../../instructors/contract.ts'

const fields = {
  name,
  description: text.nullable(),
  duration_minutes: z.number().int().min(5).max(720),
  buffer_minutes: z
    .number()
    .int()
    .min(0)
    .max(240)
    .describe('How long after it its instructor is not free for another appointment or a class'),
  establishment_ids: z
    .array(id)
    .max(200)
    .describe('Where it is offered: by instructors whose own location is one of these. None: by all'),
  price: money.describe('Charged once it took place, or nobody came; 0 for nothing. What is booked keeps its price'),
  category_id: id.nullable(),
  credit_cost: creditCost.describe('Credits that one takes of a membership that covers it; 0: none'),
  prepayment: z
    .enum(['none', 'deposit', 'full'])
    .describe('What clients whom no membership pays for it pay before it is booked; staff book without'),
  deposit_amount: money
    .refine((amount) => amount > 0, say('common.more_than_0'))
    .nullable()
    .describe('With the prepayment `deposit`; never more than the price'),
}

export const appointmentService = resource('AppointmentService', {
  id,
  name: z.string(),
  description: z.string().nullable(),
  duration_minutes: z.number().int(),
  buffer_minutes: z.number().int(),
  price: moneyOut,
  currency: z.string(),
  cancellation_hours: z.number().int().describe('How long before it cancelling is free at the latest'),
  late_cancel_fee: moneyOut.describe('The fee for cancelling later'),
  late_cost: moneyOut.describe(
    'What cancelling later costs who pays its price: with what stays of what was paid in advance',
  ),
  establishment_ids: z.array(id),
  category_id: id.nullable(),
  credit_cost: z.int(),
  prepayment: z.enum(['none', 'deposit', 'full']),
  deposit_amount: moneyOut.nullable(),
  prepaid: moneyOut.describe('What is paid before it is booked: nothing, the deposit or the price'),
  is_active: z.boolean(),
  ...stamps,
})

const anyone = { manager: 'any', instructor: 'all', client: 'all' } as const
const managers = { manager: 'appointments.manage' } as const
const params = pathIds('service_id')

export const appointmentServicesContract = {
  'GET /api/v1/appointment-services': {
    area: 'What is offered by appointment.',
    id: 'listAppointmentServices',
    summary: 'Appointment services, by name',
    description:
      'Ordered by name, then id. Clients see active ones only, and none that is offered at inactive locations alone.',
    access: anyone,
    query: z.strictObject({ include_inactive: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(appointmentService),
  },
  'POST /api/v1/appointment-services': {
    id: 'addAppointmentService',
    summary: 'Add an appointment service',
    description: 'Defaults: no buffer, no price, nothing in advance, at every location.',
    access: managers,
    body: z.strictObject(fields).partial().required({ name: true, duration_minutes: true }),
    example: { name: 'Personal training', duration_minutes: 60, price: 45, prepayment: 'deposit', deposit_amount: 15 },
    status: 201,
    answer: appointmentService,
    errors: ['NOT_FOUND', 'ESTABLISHMENT_INACTIVE'],
  },
  'GET /api/v1/appointment-services/{service_id}': {
    id: 'readAppointmentService',
    summary: 'One appointment service',
    access: anyone,
    params,
    status: 200,
    answer: appointmentService,
  },
  'PATCH /api/v1/appointment-services/{service_id}': {
    id: 'changeAppointmentService',
    summary: 'Change an appointment service',
    description: 'Duration, buffer and price hold for what is booked from now on; name and description at once.',
    access: managers,
    params,
    body: z.strictObject({ ...fields, is_active: z.boolean() }).partial(),
    example: { price: 50 },
    status: 200,
    answer: appointmentService,
    errors: ['ESTABLISHMENT_INACTIVE'],
  },
  'DELETE /api/v1/appointment-services/{service_id}': {
    id: 'deactivateAppointmentService',
    summary: 'Deactivate an appointment service; its appointments stay, no others are booked',
    access: managers,
    params,
    status: 200,
    answer: appointmentService,
  },
  'GET /api/v1/appointment-services/{service_id}/available-instructors': {
    id: 'listAvailableInstructors',
    summary: 'Who can be booked for a service',
    description:
      'Active instructors with an active window for the service (a window without a service is for all) and, where the service ' +
      'names locations, whose own is one of them; nobody whose location is inactive. By name, then id. Not by date: ask for the slots.',
    access: anyone,
    params,
    status: 200,
    answer: z.array(instructor),
  },
  'GET /api/v1/appointments/available-slots': {
    id: 'listAvailableSlots',
    summary: 'When a service can be booked with an instructor on a day',
    description:
      'Every quarter of an hour of the studio’s clock at which the whole appointment fits into the instructor’s windows and ' +
      'touches no time off, no closure, no class they teach and no other appointment with the buffers after both. Only what is ' +
      'still to come; by start. A local time that the clock skips is not offered, one that it shows twice is the earlier. Empty ' +
      'where the service, the instructor or their location is not active.',
    access: anyone,
    query: z.strictObject({ service_id: pathId, instructor_id: pathId, date }),
    status: 200,
    answer: z.array(resource('AppointmentSlot', { starts_at: instantOut, ends_at: instantOut })),
    errors: ['NOT_FOUND'],
  },
} satisfies Contract
