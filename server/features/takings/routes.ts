import { implement } from '../../api/implement.ts'
import { dayClosePdf } from '../../documents/day-close.ts'
import { settingsOf } from '../settings/queries.ts'
import { closeDay, readOpenDay } from './close.ts'
import { takingsContract } from './contract.ts'
import { closePage, readClose } from './present.ts'
import { reportTakings } from './takings.ts'

export const takingsRoutes = implement(takingsContract, {
  'GET /api/v1/reports/takings': (ctx, { query }) => reportTakings(ctx, query),
  'GET /api/v1/day-closes': ({ db }, { query }) => closePage(db, query),
  'GET /api/v1/day-closes/open': (ctx, { query }) => readOpenDay(ctx, query.date),
  'POST /api/v1/day-closes': (ctx, { body }) => closeDay(ctx, body),
  'GET /api/v1/day-closes/{day_close_id}.pdf': async ({ db }, { params }) => {
    const close = readClose(db, params.day_close_id)
    const bytes = await dayClosePdf(close, settingsOf(db))
    return { bytes, type: 'application/pdf', name: `day-close-${close.date}.pdf` }
  },
})
