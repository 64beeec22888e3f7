import type { Item } from '../../../../api/index.ts'

export type Room = Item<'GET /api/v1/room-plans'>
