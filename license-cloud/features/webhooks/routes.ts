import { implement } from '../../implement.ts'
import { webhooksContract } from './contract.ts'
import { take } from './take.ts'

export const webhooksRoutes = implement(webhooksContract, { 'POST /webhooks/stripe': (ctx, { raw }) => take(ctx, raw) })
