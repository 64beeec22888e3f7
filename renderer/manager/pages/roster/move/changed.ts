/** Lists that are reloaded when a booking changes. */
export const BOOKING_CHANGED = [
  'GET /api/v1/bookings',
  'GET /api/v1/bookings/waitlist',
  'GET /api/v1/memberships',
  'GET /api/v1/clients/{client_id}/charges',
  'GET /api/v1/clients/{client_id}/timeline',
  'GET /api/v1/clients/standing',
  'GET /api/v1/clients/{client_id}/summary',
  'GET /api/v1/scheduled-classes',
  'GET /api/v1/scheduled-classes/{class_id}/eligibility',
] as const

/** Lists that are reloaded when a booking was moved. */
export const MOVE_CHANGED = [
  ...BOOKING_CHANGED,
  'GET /api/v1/bookings/{booking_id}',
  'GET /api/v1/scheduled-classes/{class_id}/roster',
] as const
