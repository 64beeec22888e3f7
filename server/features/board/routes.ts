import { implement } from '../../api/implement.ts'
import { boardContract } from './contract.ts'
import { listMarks } from './marks.ts'

export const boardRoutes = implement(boardContract, {
  'GET /api/v1/class-marks': (ctx, { query }) => listMarks(ctx, query),
})
