import type { Item } from '../../../../api/index.ts'

export type TodayClass = Item<'GET /api/v1/scheduled-classes'>
