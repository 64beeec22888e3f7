import type { Item } from '../../../../../api/index.ts'

export type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>
