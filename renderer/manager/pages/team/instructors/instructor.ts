import type { Item } from '../../../../api/index.ts'

export type Instructor = Item<'GET /api/v1/instructors'>
