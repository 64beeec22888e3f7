import type { Answer } from '../../../../api/index.ts'

export type Job = Answer<'GET /api/v1/migration/status'>
