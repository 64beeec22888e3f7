import { implement } from '../../api/implement.ts'
import type { Ctx } from '../../context.ts'
import { invalidToken } from '../auth/tokens.ts'
import { checkInAtKiosk } from './check-in.ts'
import { kiosksContract } from './contract.ts'
import { addKiosk, pairKiosk, removeKiosk } from './kiosks.ts'
import { allKiosks } from './queries.ts'
import { kioskClasses } from './show-classes.ts'
import { undoAtKiosk } from './undo.ts'

export const kiosksRoutes = implement(kiosksContract, {
  'GET /api/v1/kiosks': (ctx) => ctx.db.all(allKiosks, {}),
  'POST /api/v1/kiosks': (ctx, { body }) => addKiosk(ctx, body),
  'DELETE /api/v1/kiosks/{kiosk_id}': (ctx, { params }) => removeKiosk(ctx, params.kiosk_id),
  'POST /api/v1/kiosk/pair': (ctx, { body }) => pairKiosk(ctx, body.pairing_code),
  'GET /api/v1/kiosk/classes': (ctx) => kioskClasses(ctx, calling(ctx)),
  'POST /api/v1/kiosk/check-in': (ctx, { body }) => checkInAtKiosk(ctx, calling(ctx), body),
  'POST /api/v1/kiosk/undo': (ctx, { body }) => undoAtKiosk(ctx, calling(ctx), body.undo_code),
})

function calling({ caller }: Ctx) {
  if (caller.role !== 'kiosk') throw invalidToken()
  return caller
}
