import { makeService } from '../../../test/build/appointments.ts'
import { where } from '../../../test/calls/measured.ts'
import type { Site } from '../../../../build/bench/site.ts'
import { addDays } from '../../../lib/time.ts'
import { askOf, askWith, type Calls } from '../../../test/calls/call.ts'
import type { appointmentServicesContract } from './contract.ts'

const withInstructor = ({ ids }: Site) => `instructor_id=${ids['instructor_id']}`

export const servicesCalls: Calls<typeof appointmentServicesContract> = {
  'POST /api/v1/appointment-services': {
    audit: 'appointment_service.create',
    ask: askWith({ name: 'Massage', duration_minutes: 45, buffer_minutes: 15, price: 60, establishment_ids: [1] }),
  },
  'PATCH /api/v1/appointment-services/{service_id}': {
    audit: 'appointment_service.update',
    idleAgain: true,
    ask: askOf(makeService, {
      name: 'Long massage',
      description: 'With oil',
      duration_minutes: 75,
      buffer_minutes: 10,
      price: 80,
      establishment_ids: [1],
      category_id: null,
      credit_cost: 3,
      prepayment: 'deposit',
      deposit_amount: 20,
    }),
  },
  'DELETE /api/v1/appointment-services/{service_id}': {
    audit: 'appointment_service.update',
    idleAgain: true,
    ask: askOf(makeService),
  },
  'GET /api/v1/appointments/available-slots': {
    query: ({ service_id, instructor_id }) => `service_id=${service_id}&instructor_id=${instructor_id}&date=2036-03-04`,
    bench: {
      '': where(
        (site) => `service_id=${site.ids['service_id']}&${withInstructor(site)}&date=${addDays(site.today, 3)}`,
      ),
    },
  },
}
