import { sql } from 'kysely'
import { implement } from '../../implement.ts'
import { healthContract } from './contract.ts'

export const healthRoutes = implement(healthContract, {
  'GET /health': async ({ store, version }) => {
    await sql`SELECT 1`.execute(store)
    return { status: 'ok' as const, version }
  },
})
