import { Checkbox, MoneyField, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Offer } from './use-offers.ts'
import type { OfferId } from './usual-prices.ts'

interface OfferCardProps {
  id: OfferId
  offer: Offer
  currency: string
  onChange: (changes: Partial<Offer>) => void
}

/** One thing to sell, ready to go: whether, under what name, for how much. Who changes it wants it. */
export function OfferCard({ id, offer, currency, onChange }: OfferCardProps) {
  const { sell: m } = useMessages().welcome
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-raised">
      <legend className="sr-only">{m.kinds[id]}</legend>
      <Checkbox
        value={offer.isChosen}
        onChange={(isChosen) => onChange({ isChosen })}
        description={m.gives[id]}
        className="flex-1"
      >
        <span className="font-semibold">{m.kinds[id]}</span>
      </Checkbox>
      <TextField
        label={m.name}
        value={offer.name}
        maxLength={200}
        onChange={(name) => onChange({ name, isChosen: true })}
      />
      <MoneyField
        label={id === 'monthly' ? m.perMonth : m.price}
        currency={currency}
        value={offer.price}
        onChange={(price) => onChange({ price, isChosen: true })}
      />
    </fieldset>
  )
}
