import type { Item } from '../../../../api/index.ts'

export type Entry = Item<'GET /api/v1/audit-log'>
