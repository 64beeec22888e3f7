import type { Item } from '../../../../api/index.ts'

export type Role = Item<'GET /api/v1/roles'>
