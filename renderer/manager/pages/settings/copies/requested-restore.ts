import type { Item } from '../../../../api/index.ts'

export type Copy = Item<'GET /api/v1/studio/backups'>

/** The backup to restore: one of those here, or a file yet to be chosen. */
export type RequestedRestore = Copy | 'file'
