import type { Item } from '../../../../api/index.ts'

export type Location = Item<'GET /api/v1/establishments'>
