import type { Item } from '../../../api/index.ts'

export type Task = Item<'GET /api/v1/tasks'>
