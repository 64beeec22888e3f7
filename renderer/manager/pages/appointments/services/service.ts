import type { Item } from '../../../../api/index.ts'

export type Service = Item<'GET /api/v1/appointment-services'>
