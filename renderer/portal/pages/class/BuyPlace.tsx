import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { Refused } from '../../parts/Refused.tsx'
import type { ScheduledClass } from '../../parts/standing.ts'
import { CodeField } from '../buy/CodeField.tsx'
import { Sum } from '../buy/Sum.tsx'
import { usePlacePurchase } from './use-place-purchase.ts'

interface BuyPlaceProps {
  cls: ScheduledClass
  whom: Dependant | undefined
  /** The single price of a spot, in major units. */
  offer: { price: number; currency: string }
  seatId: number | null
  /** Another button is the main one, such as paying at the studio. */
  isSecond: boolean
}

/** One place, paid online: the button with what is paid, and room for the codes of the few who have one. */
export default function BuyPlace({ cls, whom, offer, seatId, isSecond }: BuyPlaceProps) {
  const { buy: m, helps, schedule } = useMessages()
  const format = useFormat()
  const { promo, card, price, sum, error, isPending, pay } = usePlacePurchase(cls, { whom, offer, seatId })
  const money = (minor: number) => format.moneyMinor(minor, offer.currency)
  const cardSays = () => {
    if (card.known === null) return null
    if (card.isOther) return m.otherCurrency
    return card.known.found.remaining_balance === 0
      ? m.empty
      : `${m.card}: ${money(-sum.card)} · ${m.left(money(sum.left))}`
  }
  const words = isSecond ? helps.bookOnline : helps.bookFor
  const said = sum.total > 0 ? words(money(sum.total)) : schedule.book
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="large"
        look={isSecond ? 'secondary' : 'primary'}
        className="w-full"
        isPending={isPending}
        onPress={() => void pay()}
      >
        {said}
      </Button>
      <p className="text-center text-sm text-pretty text-muted">{helps.heldWhilePaying}</p>
      <Refused error={error} />
      <div className="flex flex-wrap gap-x-4 gap-y-3 *:max-w-full">
        <CodeField
          icon="tag"
          label={m.promo}
          open={m.havePromo}
          code={promo}
          known={promo.known ? `${promo.known.code}: ${money(-sum.discount)}` : null}
        />
        <CodeField icon="gift" label={m.card} open={m.haveCard} code={card} known={cardSays()} />
      </div>
      {promo.known || card.known ? <Sum price={price} sum={sum} currency={offer.currency} /> : null}
    </div>
  )
}
