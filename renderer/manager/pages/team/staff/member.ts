import type { Item } from '../../../../api/index.ts'

export type Member = Item<'GET /api/v1/staff'>
