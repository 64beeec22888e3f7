import type { Item } from '../../../../api/index.ts'

export type Copy = Item<'GET /api/v1/studio/backups'>

/** What somebody asks to restore: one of the copies here, or a file that is yet to be chosen. */
export type RequestedRestore = Copy | 'file'
