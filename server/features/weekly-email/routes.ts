import { implement } from '../../api/implement.ts'
import type { Ctx } from '../../context.ts'
import { staffAccount } from '../auth/queries.ts'
import { wordsOf } from '../email/compose.ts'
import { settingsOf } from '../settings/queries.ts'
import { weeklyEmailContract } from './contract.ts'
import { tellWeek } from './facts.ts'
import { nextAt, weekBefore } from './rules.ts'
import { studioOf } from './send.ts'

export const weeklyEmailRoutes = implement(weeklyEmailContract, {
  'GET /api/v1/weekly-email': (ctx) => preview(ctx),
})

async function preview(ctx: Ctx) {
  const settings = settingsOf(ctx.db)
  const told = await tellWeek(ctx, ctx.now, weekBefore(ctx.now, settings.timezone))
  const reader = ctx.caller.role === 'manager' ? ctx.db.one(staffAccount, { id: ctx.caller.id }) : undefined
  const data = { ...told, name: reader?.full_name ?? settings.studio_name }
  const { subject, lines, action, ending } = wordsOf(ctx.db, {
    template: 'weekly_report',
    to: { locale: ctx.language },
    data,
  })
  return {
    next_at: nextAt(ctx.now, studioOf(settings)),
    preview: { subject, lines, action: action!, ending: ending!.text },
  }
}
