import { toMinor } from '../../../../server/lib/money.ts'
import { call, type Answer } from '../../../api/index.ts'
import { usePlaceCheckout } from '../../parts/class-checkout.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { draftOf } from '../../parts/draft.ts'
import type { ScheduledClass } from '../../parts/standing.ts'
import { paths } from '../../paths.ts'
import { sumOf } from '../buy/sum.ts'
import { useCode, type Known } from '../buy/use-code.ts'

interface Filled {
  promo?: Known<Answer<'POST /api/v1/promo-codes/validate'>> | null
  card?: Known<Answer<'POST /api/v1/gift-cards/validate'>> | null
}

interface Place {
  /** The dependant it is for, if not the reader. */
  whom: Dependant | undefined
  /** In major units. */
  offer: { price: number; currency: string }
  seatId: number | null
}

/** Buying one place in a class: the codes used for it, what is paid in minor units, and the way to pay it. */
export function usePlacePurchase(cls: ScheduledClass, { whom, offer, seatId }: Place) {
  const { begin, isPending, error } = usePlaceCheckout(cls, whom)
  const before = (draftOf(sessionStorage, paths.class(cls.id)) ?? {}) as Filled
  const promo = useCode(before.promo ?? null, (code) =>
    call('POST /api/v1/promo-codes/validate', { body: { code, scheduled_class_id: cls.id } }),
  )
  const card = useCode(before.card ?? null, (code) => call('POST /api/v1/gift-cards/validate', { body: { code } }))
  const minor = (major: number | null | undefined) => toMinor(major ?? 0, offer.currency) ?? 0
  const price = minor(offer.price)
  const isOther = card.known !== null && card.known.found.currency !== offer.currency
  const sum = sumOf({
    price,
    discount: minor(promo.known?.found.discount),
    balance: isOther ? 0 : minor(card.known?.found.remaining_balance),
  })
  const send = () =>
    begin(
      {
        ...(seatId !== null && { seat_id: seatId }),
        ...(promo.known && { promo_code: promo.known.code }),
        ...(card.known && sum.card > 0 && { gift_card_code: card.known.code }),
      },
      { promo: promo.known, card: card.known } satisfies Filled,
    )
  return {
    promo,
    card: { ...card, isOther },
    price,
    sum,
    error,
    isPending,
    /** Looks up typed codes first: nobody pays another amount than the one in sight. */
    pay: async () => {
      const waiting = [promo, card].filter(({ text, known }) => text.trim() !== '' && known === null)
      if (waiting.length === 0) return send()
      await Promise.all(waiting.map((code) => code.apply()))
    },
  }
}
