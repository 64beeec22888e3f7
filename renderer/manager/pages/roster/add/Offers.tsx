import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Chosen } from './SellDialog.tsx'
import type { Eligibility, Offer } from './payers.ts'

interface OffersProps {
  offers: Eligibility['offers']
  /** They are here: they are checked in as well. */
  check_in: boolean
  /** The other rules that stand against the booking, which selling does not help. */
  others: Chosen['passed']
  onChoose: (chosen: Chosen) => void
}

/** The offers for a client without a way to pay: the class itself, or the cheapest product that covers it. */
export function Offers({ offers, check_in, others, onChoose }: OffersProps) {
  const { offers: m } = useMessages().roster
  const format = useFormat()
  const denied = useDenied()
  const label = ({ kind, name, price, currency }: Offer) => {
    const amount = format.money(price, currency)
    if (kind === 'class') return (check_in ? m.payIn : m.pay)(amount)
    return (check_in ? m.sellIn : m.sell)(name, amount)
  }
  const mayNot = ({ kind }: Offer) => {
    if (kind === 'class' && others.length === 0) return denied('sales.manage') ?? denied('bookings.manage')
    if (kind === 'class') return denied('bookings.override') ?? denied('charges.manage')
    return denied('memberships.manage') ?? (others.length > 0 ? denied('bookings.override') : null)
  }
  return offers.map((offer, at) => (
    <Button
      key={`${offer.kind} ${offer.id}`}
      look={at === 0 ? 'primary' : 'secondary'}
      icon={offer.kind === 'class' ? 'cash' : 'ticket'}
      disabledReason={mayNot(offer)}
      onPress={() => onChoose({ offer, passed: others })}
      autoFocus={at === 0}
      className="figures h-auto! min-h-(--control) justify-start! py-1.5 text-start whitespace-normal!"
    >
      {label(offer)}
    </Button>
  ))
}
