import type { Answer } from '../../../../api/index.ts'

export type Account = Answer<'GET /api/billing/settings'>
