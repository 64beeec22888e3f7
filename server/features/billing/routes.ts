import { implement } from '../../api/implement.ts'
import type { Ctx } from '../../context.ts'
import { invalid, notFound } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { parseInstant } from '../../lib/time.ts'
import { ownClientId, requireOwnClient } from '../clients/access.ts'
import { settingsOf } from '../settings/queries.ts'
import { connectProcessor, disconnectProcessor, shownAccount } from './account/connect.ts'
import { cardContract } from './card-contract.ts'
import { forgetCard, shownCard } from './cards/saved.ts'
import { checkoutContract } from './checkout-contract.ts'
import { buysFor, owesFor } from './checkout/buyer.ts'
import { beginCheckout } from './checkout/begin.ts'
import { giveUpCheckout } from './checkout/give-up.ts'
import { openCheckouts } from './checkout/open.ts'
import { checkoutStatus } from './checkout/status.ts'
import { billingContract } from './contract.ts'
import { receiveEvent } from './events/webhook.ts'
import { openPortal } from './portal.ts'
import { subscriptionContract } from './subscription-contract.ts'
import { cancelSubscription, overrideSubscription } from './subscriptions/cancel.ts'
import { loadSubscription, presentSubscription } from './subscriptions/present.ts'

const account = implement(billingContract, {
  'GET /api/billing/settings': ({ db }) => shownAccount(db),
  'POST /api/billing/settings': (ctx, { body }) => connectProcessor(ctx, body),
  'DELETE /api/billing/settings': (ctx) => disconnectProcessor(ctx),
  'POST /api/billing/webhook': (ctx, { raw }) => receiveEvent(ctx, raw),
  'POST /api/billing/portal-session': (ctx, { body }) => openPortal(ctx, body.return_url),
})

const checkouts = implement(checkoutContract, {
  'POST /api/billing/checkout-session': (ctx, { body: { success_url, cancel_url, starts_on, ...wanted } }) => {
    if (wanted.seat_id !== undefined && wanted.scheduled_class_id === undefined)
      throw invalid('seat_id', say('billing.seat_of_which_class'))
    const terms = starts_on === undefined ? {} : { starts_on }
    const buying = { kind: 'membership' as const, ...wanted, terms, ...buysFor(ctx, wanted.client_id) }
    return beginCheckout(ctx, buying, { success_url, cancel_url })
  },
  'POST /api/billing/class-checkout-session': (ctx, { body: { success_url, cancel_url, ...wanted } }) =>
    beginCheckout(ctx, { kind: 'class', ...wanted, ...buysFor(ctx, wanted.client_id) }, { success_url, cancel_url }),
  'POST /api/billing/appointment-checkout-session': (ctx, { body: { success_url, cancel_url, ...wanted } }) => {
    const starts_at = parseInstant(wanted.starts_at, settingsOf(ctx.db).timezone)
    if (!starts_at) throw invalid('starts_at', say('common.expected_date_and_time'))
    const slot = { kind: 'appointment' as const, ...wanted, starts_at, ...buysFor(ctx, wanted.client_id) }
    return beginCheckout(ctx, slot, { success_url, cancel_url })
  },
  'POST /api/billing/charges-checkout-session': (ctx, { body: { success_url, cancel_url, client_id, charge_ids } }) =>
    beginCheckout(ctx, { kind: 'charges', ...owesFor(ctx, client_id), charge_ids }, { success_url, cancel_url }),
  'GET /api/billing/checkout-session/{session_id}': (ctx, { params }) => checkoutStatus(ctx, params.session_id),
  'DELETE /api/billing/checkout-session/{session_id}': (ctx, { params }) => giveUpCheckout(ctx, params.session_id),
  'GET /api/billing/checkout-sessions': (ctx) => openCheckouts(ctx),
  'POST /api/v1/gift-cards/checkout-session': (ctx, { body: { success_url, cancel_url, amount, ...terms } }) =>
    beginCheckout(ctx, { kind: 'gift_card', client_id: buyer(ctx), amount, terms }, { success_url, cancel_url }),
  'POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session': (ctx, { params, body }) => {
    const { public_studio_id, product_id } = params
    if (settingsOf(ctx.db).public_studio_id !== public_studio_id) throw notFound('studio')
    return beginCheckout(ctx, { kind: 'product', client_id: buyer(ctx)!, product_id }, body)
  },
})

const subscriptions = implement(subscriptionContract, {
  'GET /api/billing/members/{client_id}/subscription': (ctx, { params }) => {
    if (ctx.caller.role === 'client') requireOwnClient(ctx, params.client_id)
    return presentSubscription(ctx.db, loadSubscription(ctx.db, params.client_id))
  },
  'POST /api/billing/members/{client_id}/subscription/cancel': (ctx, { params }) =>
    cancelSubscription(ctx, params.client_id),
  'POST /api/billing/members/{client_id}/subscription/cancel/override': (ctx, { params }) =>
    overrideSubscription(ctx, params.client_id),
})

const cards = implement(cardContract, {
  'GET /api/billing/card': (ctx) => shownCard(ctx.db, ownClientId(ctx)),
  'POST /api/billing/card': (ctx, { body: { success_url, cancel_url, fees_text_version } }) =>
    beginCheckout(
      ctx,
      { kind: 'card', client_id: ownClientId(ctx), terms: { fees_text_version, fees_address: ctx.ip } },
      { success_url, cancel_url },
    ),
  'DELETE /api/billing/card': (ctx) => forgetCard(ctx),
})

/** A client buys in their own name, a manager in nobody's. */
function buyer({ caller }: Ctx): number | null {
  return caller.role === 'client' ? caller.id : null
}

export const billingRoutes = [...account, ...checkouts, ...subscriptions, ...cards]
