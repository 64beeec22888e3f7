import { implement } from '../../api/implement.ts'
import { licensingContract } from './contract.ts'
import { redeemLicense } from './redeem.ts'

export const licensingRoutes = implement(licensingContract, {
  'POST /api/v1/studio/license': (ctx, { body }) => redeemLicense(ctx, body.license_key),
})
