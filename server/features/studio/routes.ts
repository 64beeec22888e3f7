import { implement } from '../../api/implement.ts'
import { changeSettings } from './change.ts'
import { studioContract } from './contract.ts'
import { presentBranding, presentSettings } from './present.ts'
import { settingsOf } from '../settings/queries.ts'
import { studioStatus } from './status.ts'

export const studioRoutes = implement(studioContract, {
  'GET /api/v1/studio': (ctx) => presentSettings(ctx, settingsOf(ctx.db)),
  'PUT /api/v1/studio': (ctx, { body }) => changeSettings(ctx, body),
  'GET /api/v1/studio/branding': (ctx) => presentBranding(settingsOf(ctx.db)),
  'GET /api/v1/studio/status': (ctx) => studioStatus(ctx),
})
