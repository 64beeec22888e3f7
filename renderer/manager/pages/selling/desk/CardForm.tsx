import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, DateField, MoneyField, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { NewCard } from './basket.ts'

const NEW: Omit<NewCard, 'initial_value'> = { recipient_name: '', recipient_email: '', message: '', expires_at: null }

/** A gift card for the basket: its value, for whom, and until when it is good. */
export function CardForm({ onCard }: { onCard: (card: NewCard) => void }) {
  const { pointOfSale, giftCards } = useMessages()
  const m = giftCards.issue
  const { currency, today } = useFormat()
  const [value, setValue] = useState<number | null>(50)
  const [card, setCard] = useState(NEW)
  const bind = (field: 'recipient_name' | 'recipient_email' | 'message') => ({
    value: card[field],
    onChange: (text: string) => setCard((before) => ({ ...before, [field]: text })),
    isRequired: false,
    autoComplete: 'off',
  })
  return (
    <form
      noValidate
      className="grid grid-cols-2 gap-4 phone:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (!value) return
        onCard({ initial_value: value, ...card })
        setCard(NEW)
      }}
    >
      <MoneyField
        label={m.value}
        currency={currency}
        value={value}
        onChange={setValue}
        errorMessage={value === 0 ? m.noValue : undefined}
      />
      <TextField label={m.recipient} {...bind('recipient_name')} />
      <TextField label={m.email} description={m.emailHelp} type="email" {...bind('recipient_email')} />
      <DateField
        label={m.expires}
        description={m.expiresHelp}
        min={today()}
        value={card.expires_at}
        onChange={(expires_at) => setCard((before) => ({ ...before, expires_at }))}
        isRequired={false}
      />
      <TextField label={m.message} {...bind('message')} className="col-span-full" />
      <Button type="submit" icon="plus" className="col-span-full justify-self-start">
        {pointOfSale.offer.putCard}
      </Button>
    </form>
  )
}
