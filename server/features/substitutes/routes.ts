import { implement } from '../../api/implement.ts'
import { askForSubstitute } from './ask.ts'
import { listCandidates } from './candidates.ts'
import { substitutesContract } from './contract.ts'
import { listRequests } from './list.ts'
import { approve, claim, decline, withdraw } from './settle.ts'

export const substitutesRoutes = implement(substitutesContract, {
  'POST /api/v1/scheduled-classes/{class_id}/substitute-requests': (ctx, { params, body }) =>
    askForSubstitute(ctx, params.class_id, body ?? {}),
  'GET /api/v1/scheduled-classes/{class_id}/substitute-candidates': (ctx, { params }) =>
    listCandidates(ctx, params.class_id),
  'GET /api/v1/substitute-requests': (ctx) => listRequests(ctx),
  'POST /api/v1/substitute-requests/{request_id}/claim': (ctx, { params }) => claim(ctx, params.request_id),
  'POST /api/v1/substitute-requests/{request_id}/approve': (ctx, { params }) => approve(ctx, params.request_id),
  'POST /api/v1/substitute-requests/{request_id}/decline': (ctx, { params }) => decline(ctx, params.request_id),
  'DELETE /api/v1/substitute-requests/{request_id}': (ctx, { params }) => withdraw(ctx, params.request_id),
})
