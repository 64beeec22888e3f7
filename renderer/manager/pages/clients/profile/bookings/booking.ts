import type { Item } from '../../../../../api/index.ts'

export type Booking = Item<'GET /api/v1/bookings'>
