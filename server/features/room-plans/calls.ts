import { rowsOf, makeRoom } from '../../test/build/rooms.ts'
import { made, on } from '../../test/calls/measured.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { roomPlansContract } from './contract.ts'

export const roomPlansCalls: Calls<typeof roomPlansContract> = {
  'POST /api/v1/room-plans': { audit: 'room_plan.create', ask: askWith({ name: 'Mats', seats: rowsOf(1, 12) }) },
  'PUT /api/v1/room-plans/{room_plan_id}': {
    audit: 'room_plan.update',
    ask: askOf(makeRoom, { name: 'Bikes' }),
    bench: on(
      'room_plan_id',
      made('/room-plans', () => ({ name: 'Bikes', seats: rowsOf(1, 1) })),
      () => ({ seats: rowsOf(1, 14) }),
    ),
  },
  'DELETE /api/v1/room-plans/{room_plan_id}': { audit: 'room_plan.delete', ask: askOf(makeRoom) },
}
