/** The operations read again once a pause is planned, asked for or withdrawn. */
export const PAUSING = [
  'GET /api/v1/memberships',
  'GET /api/v1/memberships/{membership_id}',
  'GET /api/v1/memberships/{membership_id}/credits',
  'GET /api/v1/bookings',
] as const
