/** What changes with a membership, read again afterwards. */
export const CHANGED = [
  'GET /api/v1/memberships',
  'GET /api/v1/memberships/{membership_id}/credits',
  'GET /api/v1/clients/{client_id}/timeline',
  'GET /api/v1/clients/{client_id}/charges',
  'GET /api/v1/bookings',
  'GET /api/v1/clients/standing',
  'GET /api/v1/clients/{client_id}/summary',
] as const
