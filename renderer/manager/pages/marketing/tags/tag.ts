import type { Item } from '../../../../api/index.ts'

export type Tag = Item<'GET /api/v1/tags'>
