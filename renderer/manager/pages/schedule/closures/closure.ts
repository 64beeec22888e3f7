import type { Item } from '../../../../api/index.ts'

export type Closure = Item<'GET /api/v1/closures'>
