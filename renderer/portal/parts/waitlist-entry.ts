import type { Item } from '../../api/index.ts'

export type WaitlistEntry = Item<'GET /api/v1/bookings/waitlist'>
