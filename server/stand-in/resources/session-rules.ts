import type Stripe from 'stripe'
import { checkMinimum } from '../minimum.ts'
import { Refusal } from '../refusal.ts'

type Params = Stripe.Checkout.SessionCreateParams

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Stripe's refusals of a session that its types allow. `now` in seconds. */
export function checkSession(params: Params, now: number): void {
  const { customer, customer_email: email, discounts, expires_at: until, mode = 'payment' } = params
  if (customer !== undefined && email !== undefined)
    throw new Refusal('You may only specify one of these parameters: customer, customer_email.', { param: 'customer' })
  if (discounts !== undefined && params.allow_promotion_codes !== undefined)
    throw new Refusal('You may only specify one of these parameters: allow_promotion_codes, discounts.', {
      param: 'discounts',
    })
  if ((discounts?.length ?? 0) > 1)
    throw new Refusal('You may only specify one discount for a Checkout Session.', { param: 'discounts' })
  if (until !== undefined && until < now + 30 * MINUTE)
    throw new Refusal('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (until !== undefined && until > now + DAY)
    throw new Refusal('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  if ((params.ui_mode ?? 'hosted_page') !== 'hosted_page')
    throw new Refusal('The stand-in serves hosted pages only.', { param: 'ui_mode' })
  checkUrl(params.success_url, 'success_url')
  if (params.cancel_url !== undefined) checkUrl(params.cancel_url, 'cancel_url')
  checkMode(params, mode)
}

function checkUrl(url: string | undefined, param: string): void {
  if (url === undefined) throw new Refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  const { protocol } = URL.parse(url.replaceAll('{CHECKOUT_SESSION_ID}', 'cs')) ?? {}
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Refusal('Not a valid URL', { code: 'url_invalid', param })
}

/** Parameters that belong to one mode only. */
const ONLY_IN = {
  payment_intent_data: ['payment'],
  subscription_data: ['subscription'],
  setup_intent_data: ['setup'],
  customer_creation: ['payment', 'setup'],
} as const

function checkMode(params: Params, mode: string): void {
  for (const [param, modes] of Object.entries(ONLY_IN))
    if (params[param as keyof typeof ONLY_IN] !== undefined && !(modes as readonly string[]).includes(mode))
      throw new Refusal(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param })
  const count = params.line_items?.length ?? 0
  if (mode === 'setup') {
    if (count > 0) throw new Refusal('You can not pass `line_items` in `setup` mode.', { param: 'line_items' })
    if (params.currency === undefined)
      throw new Refusal('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' })
  } else if (count === 0 || count > 100)
    throw new Refusal('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
}

/** Refuses prices that the mode of a session does not go with. */
export function checkPrices(mode: string, lines: readonly Stripe.LineItem[]): void {
  const recurring = lines.filter(({ price }) => price?.type === 'recurring')
  if (mode === 'payment' && recurring.length > 0)
    throw new Refusal(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    )
  if (mode === 'subscription' && recurring.length === 0)
    throw new Refusal('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param: 'line_items',
    })
  const rhythms = recurring.map(({ price }) => `${price?.recurring?.interval} ${price?.recurring?.interval_count}`)
  if (new Set(rhythms).size > 1)
    throw new Refusal('Checkout does not support multiple prices with different billing intervals.', {
      param: 'line_items',
    })
  if (new Set(lines.map(({ currency }) => currency)).size > 1)
    throw new Refusal('All prices of a Checkout Session must have the same currency.', { param: 'line_items' })
}

/** Refuses a total that can't be charged; nothing at all can be. */
export function checkTotal(total: number, currency: string): void {
  if (total > 0) checkMinimum(total, currency, 'line_items')
}
