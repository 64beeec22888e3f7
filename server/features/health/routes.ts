import { implement } from '../../api/implement.ts'
import { healthContract } from './contract.ts'

export const healthRoutes = implement(healthContract, {
  'GET /api/v1/health': ({ version }) => ({ status: 'ok' as const, version }),
})
