import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, line, name, pathIds, resource, stamps } from '../../http/shapes.ts'

const seatName = line.min(1).max(12)
const across = z.number().int().min(0).max(39)

const seats = z
  .array(
    z.strictObject({
      id: id.optional().describe('A seat that the plan has; absent: a new one'),
      name: seatName.describe('One of a kind in its plan'),
      x: across.describe('Column of the grid, from 0'),
      y: across.describe('Row of the grid, from 0, which is at the front'),
    }),
  )
  .min(1)
  .max(500)

const roomPlan = resource('RoomPlan', {
  id,
  name: z.string(),
  seats: z.array(z.strictObject({ id, name: z.string(), x: z.number().int(), y: z.number().int() })),
  templates: z.number().int().describe('How many class templates use it'),
  classes_to_come: z.number().int().describe('How many classes that have not begun use it'),
  ...stamps,
})

export const roomPlansContract = {
  'GET /api/v1/room-plans': {
    area: 'Rooms whose places have names: mats, reformers, bikes.',
    id: 'listRoomPlans',
    summary: 'Room plans, with their seats',
    description: 'Ordered by name, then id; seats from the front to the back, then from left to right.',
    access: { manager: 'schedule.view' },
    status: 200,
    answer: z.array(roomPlan),
  },
  'POST /api/v1/room-plans': {
    id: 'addRoomPlan',
    summary: 'Draw a room: its seats on a grid',
    access: { manager: 'schedule.manage' },
    body: z.strictObject({ name, seats }),
    example: {
      name: 'Reformer room',
      seats: [
        { name: 'A1', x: 0, y: 0 },
        { name: 'A2', x: 1, y: 0 },
      ],
    },
    status: 201,
    answer: roomPlan,
  },
  'PUT /api/v1/room-plans/{room_plan_id}': {
    id: 'changeRoomPlan',
    summary: 'Change a room plan',
    description:
      '`seats` are all it has from now on: those with an `id` are moved or renamed, those left out go. Who is booked on a seat that ' +
      'goes is named (`SEATS_IN_USE`); with `force` they are given another one.',
    access: { manager: 'schedule.manage' },
    params: pathIds('room_plan_id'),
    body: z.strictObject({
      name: name.optional(),
      seats: seats.optional(),
      force: z.boolean().default(false).describe('Give those whose seats go other ones'),
    }),
    example: { name: 'Reformers' },
    status: 200,
    answer: roomPlan,
    errors: ['ROOM_PLAN_TOO_SMALL', 'SEATS_IN_USE'],
  },
  'DELETE /api/v1/room-plans/{room_plan_id}': {
    id: 'removeRoomPlan',
    summary: 'Remove a room plan that no class template, series or class to come uses',
    access: { manager: 'schedule.manage' },
    params: pathIds('room_plan_id'),
    status: 204,
    errors: ['ROOM_PLAN_IN_USE'],
  },
} satisfies Contract
