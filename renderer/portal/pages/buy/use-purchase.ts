import { toMinor } from '../../../../server/lib/money.ts'
import { call, useSend, type Answer } from '../../../api/index.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { placeIn } from '../../parts/class-checkout.ts'
import { draftOf } from '../../parts/draft.ts'
import type { PublicType } from '../../parts/use-public.ts'
import { usePayment } from '../../parts/use-payment.ts'
import { useWhom } from '../../parts/whom.ts'
import { paths } from '../../paths.ts'
import { sumOf } from './sum.ts'
import { useCode, type Known } from './use-code.ts'
import { priceNow } from '../../../../server/features/membership-types/price-rules.ts'

interface Filled {
  promo?: Known<Answer<'POST /api/v1/promo-codes/validate'>> | null
  card?: Known<Answer<'POST /api/v1/gift-cards/validate'>> | null
}

/** Buying a membership, for a class where one is named: the codes used for it, what is paid today in minor units, and the way to pay it. */
export function usePurchase(type: PublicType, next: string | undefined, classId: number | undefined) {
  const from = classId ? paths.buyForClass(type.id, classId) : paths.buy(type.id, next)
  const { isLeaving, addresses, leave } = usePayment(from, next)
  const before = (draftOf(sessionStorage, from) ?? {}) as Filled
  const promo = useCode(before.promo ?? null, (code) =>
    call('POST /api/v1/promo-codes/validate', { body: { code, membership_type_id: type.id } }),
  )
  const card = useCode(before.card ?? null, (code) => call('POST /api/v1/gift-cards/validate', { body: { code } }))
  const [whom] = useWhom()
  const ownId = useSession()?.account.id ?? 0
  // The reader chose the client only for a class; every other purchase is the reader's own.
  const client_id = classId && whom ? whom.id : ownId
  const begin = useSend('POST /api/billing/checkout-session')
  const minor = (major: number | null | undefined) => toMinor(major ?? 0, type.currency) ?? 0
  const price = minor(priceNow(type))
  const isOther = card.known !== null && card.known.found.currency !== type.currency
  const sum = sumOf({
    price,
    discount: minor(promo.known?.found.discount),
    balance: isOther ? 0 : minor(card.known?.found.remaining_balance),
  })
  const send = async () => {
    const body = {
      client_id,
      membership_type_id: type.id,
      ...addresses,
      ...placeIn(classId),
      ...(promo.known && { promo_code: promo.known.code }),
      ...(card.known && sum.card > 0 && { gift_card_code: card.known.code }),
    }
    const begun = await begin.sendOrThrow({ body }).catch(() => null)
    if (begun) leave(begun, { promo: promo.known, card: card.known } satisfies Filled)
  }
  return {
    promo,
    card: { ...card, isOther },
    price,
    sum,
    isSubscription: type.type === 'subscription',
    error: begin.problem,
    isPending: begin.isPending || isLeaving,
    /** Looks up typed codes first: nobody pays another amount than the one in sight. */
    pay: async () => {
      const waiting = [promo, card].filter(({ text, known }) => text.trim() !== '' && known === null)
      if (waiting.length === 0) return send()
      await Promise.all(waiting.map((code) => code.apply()))
    },
  }
}
