import { because, get } from './ways.ts'

/** What the studio's own website shows and takes, and what the studio does with guests who ask there. */
export const ofTheWebsite = {
  'GET /api/v1/widget/{public_studio_id}/schedule': get,
  'GET /api/v1/widget/{public_studio_id}/membership-types': get,
  'GET /api/v1/widget/{public_studio_id}/appointment-services': get,
  'GET /api/v1/widget/{public_studio_id}/products': get,
  'GET /api/v1/widget/{public_studio_id}/products/{product_id}/photo': because.picture,
  'GET /api/v1/widget/{public_studio_id}/pictures/{name}': because.picture,
  'POST /api/v1/widget/{public_studio_id}/guest-bookings': 'limited to ten an hour, and looks at one class',
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm': 'limited to a few a minute, and looks at one token',
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel': 'limited to a few a minute, and looks at one token',
  'GET /api/v1/guest-bookings': get,
  'POST /api/v1/guest-bookings/{guest_booking_id}/confirm': 'needs a guest, who asks ten times an hour at the most',
  'POST /api/v1/guest-bookings/{guest_booking_id}/decline': 'needs a guest, who asks ten times an hour at the most',
} as const
