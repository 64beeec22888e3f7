import { implement } from '../../api/implement.ts'
import { settingsOf } from '../settings/queries.ts'
import { checkAddress } from './check.ts'
import { tunnelContract } from './contract.ts'
import { lineOf } from './line.ts'
import { presentTunnel } from './present.ts'
import { startTunnel, stopTunnel } from './switch.ts'

export const tunnelRoutes = implement(tunnelContract, {
  'GET /api/v1/studio/tunnel': (ctx) => presentTunnel(ctx, settingsOf(ctx.db), lineOf(ctx)),
  'POST /api/v1/studio/tunnel/start': (ctx) => startTunnel(ctx),
  'POST /api/v1/studio/tunnel/stop': (ctx) => stopTunnel(ctx),
  'POST /api/v1/studio/tunnel/check': (ctx, { body }) => checkAddress(ctx, body),
})
