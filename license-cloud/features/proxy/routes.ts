import { implement } from '../../implement.ts'
import { complete } from './complete.ts'
import { proxyContract } from './contract.ts'

export const proxyRoutes = implement(proxyContract, {
  'POST /ai/chat/completions': (ctx, { raw }) => complete(ctx, raw),
  'POST /ai/completion': (ctx, { raw }) => complete(ctx, raw),
})
