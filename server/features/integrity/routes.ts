import { implement } from '../../api/implement.ts'
import { checkIntegrity } from './check.ts'
import { integrityContract } from './contract.ts'

export const integrityRoutes = implement(integrityContract, {
  'GET /api/v1/studio/integrity': (ctx) => checkIntegrity(ctx, ctx),
})
