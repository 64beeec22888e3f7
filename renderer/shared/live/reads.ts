import type { Answer, GetKey } from '../../api/types.ts'

export type Topic = keyof Answer<'GET /api/v1/events/versions'>

/** That something changed: a topic, and the id of what changed; null: several. */
export interface Change {
  topic: Topic
  id: number | null
}

/** The reads that a topic's changes make outdated. */
export const reads: Readonly<Record<Topic, readonly GetKey[]>> = {
  schedule: [
    'GET /api/v1/scheduled-classes',
    'GET /api/v1/till/classes',
    'GET /api/v1/class-fill',
    'GET /api/v1/class-marks',
    'GET /api/v1/scheduled-classes/{class_id}',
    'GET /api/v1/scheduled-classes/{class_id}/eligibility',
    'GET /api/v1/appointments/available-slots',
    'GET /api/billing/checkout-sessions',
    'GET /api/v1/today',
  ],
  roster: [
    'GET /api/v1/scheduled-classes/{class_id}/roster',
    'GET /api/v1/scheduled-classes/{class_id}/people',
    'GET /api/v1/scheduled-classes/{class_id}/walk-ins',
    'GET /api/v1/bookings/waitlist',
    'GET /api/v1/bookings',
    'GET /api/v1/class-fill',
    'GET /api/v1/class-marks',
    'GET /api/v1/today',
  ],
  bookings: [
    'GET /api/v1/class-marks',
    'GET /api/v1/bookings',
    'GET /api/v1/bookings/{booking_id}',
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings',
    'GET /api/v1/clients/me/visits',
    'GET /api/v1/standing-bookings',
    'GET /api/v1/standing-bookings/preview',
    'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings',
    'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/preview',
    'GET /api/v1/scheduled-classes',
    'GET /api/v1/till/classes',
    'GET /api/v1/scheduled-classes/{class_id}',
    'GET /api/v1/scheduled-classes/{class_id}/eligibility',
    'GET /api/v1/clients/{client_id}/timeline',
    'GET /api/v1/clients/standing',
    'GET /api/v1/clients/{client_id}/summary',
  ],
  appointments: [
    'GET /api/v1/appointments',
    'GET /api/v1/appointments/{appointment_id}',
    'GET /api/v1/clients/me/dependants/{dependant_id}/appointments',
    'GET /api/v1/clients/{client_id}/timeline',
    'GET /api/v1/today',
  ],
  availability: [
    'GET /api/v1/availability',
    'GET /api/billing/checkout-sessions',
    'GET /api/v1/appointments/available-slots',
    'GET /api/v1/appointment-services',
    'GET /api/v1/appointment-services/{service_id}/available-instructors',
    'GET /api/v1/instructors/{instructor_id}/availability',
    'GET /api/v1/instructors/{instructor_id}/time-off',
  ],
  waitlist: [
    'GET /api/v1/bookings/waitlist',
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist',
    'GET /api/v1/scheduled-classes',
    'GET /api/v1/scheduled-classes/{class_id}',
    'GET /api/v1/clients/{client_id}/timeline',
  ],
  memberships: [
    'GET /api/v1/memberships',
    'GET /api/v1/memberships/states',
    'GET /api/v1/memberships/{membership_id}',
    'GET /api/v1/clients/{client_id}/timeline',
    'GET /api/v1/clients/standing',
  ],
  charges: [
    'GET /api/v1/class-marks',
    'GET /api/v1/memberships',
    'GET /api/v1/memberships/states',
    'GET /api/v1/clients/{client_id}/charges',
    'GET /api/v1/clients/me/owed',
    'GET /api/v1/clients/standing',
    'GET /api/v1/clients/{client_id}/summary',
    'GET /api/v1/today',
  ],
  sales: [
    'GET /api/v1/clients/{client_id}/summary',
    'GET /api/v1/product-sales',
    'GET /api/v1/receipts',
    'GET /api/v1/products',
    'GET /api/v1/reports/takings',
    'GET /api/v1/day-closes/open',
    'GET /api/v1/today',
  ],
  clients: [
    'GET /api/v1/clients',
    'GET /api/v1/clients/{client_id}',
    'GET /api/v1/clients/standing',
    'GET /api/v1/class-marks',
  ],
  notifications: ['GET /api/v1/notifications', 'GET /api/v1/notifications/settings'],
  seats: ['GET /api/v1/scheduled-classes/{class_id}/seats', 'GET /api/v1/room-plans'],
  tasks: ['GET /api/v1/tasks', 'GET /api/v1/today'],
  substitutes: [
    'GET /api/v1/substitute-requests',
    'GET /api/v1/scheduled-classes/{class_id}/substitute-candidates',
    'GET /api/v1/class-marks',
  ],
  day_closes: ['GET /api/v1/day-closes', 'GET /api/v1/day-closes/open'],
}

/** The path parameter that identifies the record of a read, where the topic's ids are of that kind. */
const RECORD: Partial<Record<Topic, string>> = {
  schedule: 'class_id',
  roster: 'class_id',
  bookings: 'booking_id',
  appointments: 'appointment_id',
  availability: 'instructor_id',
  memberships: 'membership_id',
  clients: 'client_id',
  seats: 'class_id',
}

/** True if a read (as the cache knows it: the operation and its input) is out of date after a change. */
export function isOutOfDate([operation, input]: readonly unknown[], { topic, id }: Change): boolean {
  if (!reads[topic].includes(operation as GetKey)) return false
  const { params } = (input ?? {}) as { params?: Record<string, unknown> }
  const own = params?.[RECORD[topic] ?? '']
  return id === null || own === undefined || own === id
}
