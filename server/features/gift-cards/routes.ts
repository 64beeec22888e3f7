import type { Ctx } from '../../context.ts'
import { implement } from '../../api/implement.ts'
import { localDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { activateGiftCard } from './change.ts'
import { showCode } from './code.ts'
import { giftCardsContract } from './contract.ts'
import { issueGiftCard } from './issue.ts'
import { printGiftCard } from './print.ts'
import { giftCardPage, loadGiftCard, presentGiftCard, usesOf } from './queries.ts'
import { validateGiftCard } from './validate.ts'

const todayOf = (ctx: Ctx) => localDate(ctx.now, settingsOf(ctx.db).timezone)

export const giftCardsRoutes = implement(giftCardsContract, {
  'POST /api/v1/gift-cards': (ctx, { body }) => issueGiftCard(ctx, body),
  'GET /api/v1/gift-cards': (ctx, { query }) => giftCardPage(ctx.db, { ...query, today: todayOf(ctx) }),
  'GET /api/v1/gift-cards/{gift_card_id}': (ctx, { params }) =>
    presentGiftCard(loadGiftCard(ctx.db, params.gift_card_id), todayOf(ctx)),
  'PUT /api/v1/gift-cards/{gift_card_id}': (ctx, { params, body }) =>
    activateGiftCard(ctx, params.gift_card_id, body.is_active),
  'DELETE /api/v1/gift-cards/{gift_card_id}': (ctx, { params }) => activateGiftCard(ctx, params.gift_card_id, false),
  'GET /api/v1/gift-cards/{gift_card_id}/code': (ctx, { params }) => showCode(ctx, params.gift_card_id),
  'GET /api/v1/gift-cards/{gift_card_id}.pdf': (ctx, { params }) => printGiftCard(ctx, params.gift_card_id),
  'GET /api/v1/gift-cards/{gift_card_id}/uses': (ctx, { params }) =>
    usesOf(ctx.db, loadGiftCard(ctx.db, params.gift_card_id)),
  'POST /api/v1/gift-cards/validate': (ctx, { body }) => validateGiftCard(ctx, body.code),
})
