import { makeCategory, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeRoom } from '../../test/build/rooms.ts'
import { on, made, because } from '../../test/calls/measured.ts'
import { picture } from '../../test/build/pictures.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { classTemplatesContract } from './contract.ts'

export const classTemplatesCalls: Calls<typeof classTemplatesContract> = {
  'POST /api/v1/class-templates': { audit: 'class_template.create', ask: askWith({ name: 'Flow' }) },
  'PUT /api/v1/class-templates/{template_id}': {
    audit: 'class_template.update',
    idleAgain: true,
    ask: async (studio) => [
      [(await makeTemplate(studio)).id],
      {
        name: 'Slow flow',
        description: 'Slowly',
        duration_minutes: 75,
        default_capacity: 9,
        default_instructor_id: (await makeInstructor(studio)).id,
        color: '#abcdef',
        cancellation_window_hours: 11,
        booking_open_hours_before: 100,
        booking_close_hours_before: 2,
        room_plan_id: (await makeRoom(studio, 9)).id,
        category_id: (await makeCategory(studio)).id,
        price: 25,
        credit_cost: 2,
        covered_by_all: false,
        pay_in_advance: true,
      },
    ],
    bench: on(
      'template_id',
      made('/class-templates', ({ make }) => ({ name: make.word() })),
      () => ({ description: 'Calm' }),
    ),
  },
  'DELETE /api/v1/class-templates/{template_id}': {
    audit: 'class_template.update',
    idleAgain: true,
    ask: askOf(makeTemplate),
  },
  'POST /api/v1/class-templates/{template_id}/photo': {
    audit: 'class_template.photo',
    ask: async (studio) => [[(await makeTemplate(studio)).id], await picture()],
    bench: because.picture,
  },
  'DELETE /api/v1/class-templates/{template_id}/photo': {
    audit: 'class_template.photo',
    idleAgain: true,
    ask: async (studio) => {
      const { id } = await makeTemplate(studio)
      await studio.asOwner(`POST /api/v1/class-templates/${id}/photo`, await picture())
      return [[id]]
    },
    bench: because.picture,
  },
}
