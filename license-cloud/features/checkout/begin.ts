import { Refusal } from '../../../server/http/errors.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import type { Plan } from '../../plans.ts'
import type { PageLanguage } from '../../words/words.ts'
import { unlessMissing } from './asking.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/**
 * Begins to sell a plan; gives where it is paid. Without a language the page that the buyer comes back to speaks the browser's.
 * PAYMENT_PROVIDER_ERROR where the processor can't be asked.
 */
export async function begin(
  ctx: Ctx,
  { plan, language }: { plan: Plan; language?: PageLanguage | undefined },
): Promise<{ checkout_url: string }> {
  const { config, ports } = ctx
  const price = config.prices[plan]
  const sale = {
    plan,
    price: price ?? '',
    success_url: `${config.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}${language ? `&lang=${language}` : ''}`,
    cancel_url: `${config.publicUrl}/${language ? `?lang=${language}` : ''}`,
  }
  const checkout_url = price === undefined ? undefined : await unlessMissing(ctx, ports.seller.sell(sale))
  if (checkout_url === undefined) throw new Refusal<ErrorCode>('PAYMENT_PROVIDER_ERROR', say('license.plan_not_sold'))
  return { checkout_url }
}
