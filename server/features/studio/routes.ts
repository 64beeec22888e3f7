import { implement } from '../../api/implement.ts'
import { notFound } from '../../api/errors.ts'
import { changeSettings, removeStudioPicture, setStudioPicture } from './change.ts'
import { studioContract } from './contract.ts'
import { presentBranding, presentSettings } from './present.ts'
import { legalOf } from '../settings/legal-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { studioStatus } from './status.ts'

export const studioRoutes = implement(studioContract, {
  'GET /api/v1/studio': (ctx) => presentSettings(ctx, settingsOf(ctx.db)),
  'PUT /api/v1/studio': (ctx, { body }) => changeSettings(ctx, body),
  'POST /api/v1/studio/logo': (ctx, { file }) => setStudioPicture(ctx, 'logo', file),
  'DELETE /api/v1/studio/logo': (ctx) => removeStudioPicture(ctx, 'logo'),
  'POST /api/v1/studio/cover': (ctx, { file }) => setStudioPicture(ctx, 'cover', file),
  'DELETE /api/v1/studio/cover': (ctx) => removeStudioPicture(ctx, 'cover'),
  'GET /api/v1/legal/{kind}': (ctx, { params: { kind } }) => {
    const legal = legalOf(settingsOf(ctx.db), kind)
    if (legal.text === null && legal.url === null) throw notFound('document')
    return { kind, ...legal }
  },
  'GET /api/v1/studio/branding': (ctx) => presentBranding(settingsOf(ctx.db)),
  'GET /api/v1/studio/status': (ctx) => studioStatus(ctx),
})
