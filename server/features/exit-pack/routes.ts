import { implement } from '../../api/implement.ts'
import { exitPackContract } from './contract.ts'
import { makePack } from './make-pack.ts'

export const exitPackRoutes = implement(exitPackContract, {
  'POST /api/v1/studio/exit-pack': (ctx) => makePack(ctx),
})
