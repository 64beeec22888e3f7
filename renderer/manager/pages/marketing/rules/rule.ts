import type { Item } from '../../../../api/index.ts'

export type Rule = Item<'GET /api/v1/auto-tag-rules'>
