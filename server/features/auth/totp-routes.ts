import { implement } from '../../api/implement.ts'
import { disableFactor, enableSecondFactor, setUpFactor } from './totp.ts'
import { totpContract } from './totp-contract.ts'

export const totpRoutes = implement(totpContract, {
  'POST /api/v1/auth/totp/setup': (ctx) => setUpFactor(ctx),
  'POST /api/v1/auth/totp/enable': (ctx, { body }) => enableSecondFactor(ctx, body.code),
  'POST /api/v1/auth/totp/disable': (ctx, { body }) => disableFactor(ctx, body),
})
