import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, DateField, MoneyField, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { NewCard } from './basket.ts'

/** Of a length that the server takes, as the gift card has it. */
const MOST = { recipient_name: 200, recipient_email: 254, message: 1000 }
const NEW: Omit<NewCard, 'initial_value'> = { recipient_name: '', recipient_email: '', message: '', expires_at: null }

/** A gift card for the basket: its value, its recipient and its expiry. */
export function CardForm({ onCard }: { onCard: (card: NewCard) => void }) {
  const { pointOfSale, giftCards } = useMessages()
  const m = giftCards.issue
  const { currency, today } = useFormat()
  const [value, setValue] = useState<number | null>(50)
  const [card, setCard] = useState(NEW)
  const [isAsked, setAsked] = useState(false)
  const mail = card.recipient_email.trim()
  const faults = {
    value: value ? undefined : m.noValue,
    recipient_email: mail === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail) ? undefined : m.noEmail,
  }
  const bind = (field: 'recipient_name' | 'recipient_email' | 'message') => ({
    value: card[field],
    onChange: (text: string) => setCard((before) => ({ ...before, [field]: text })),
    isRequired: false,
    autoComplete: 'off',
    maxLength: MOST[field],
  })
  return (
    <form
      noValidate
      className="grid grid-cols-2 gap-4 phone:grid-cols-1"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!value || faults.recipient_email) return
        onCard({ initial_value: value, ...card })
        setCard(NEW)
        setAsked(false)
      }}
    >
      <MoneyField
        label={m.value}
        currency={currency}
        value={value}
        onChange={setValue}
        errorMessage={isAsked || value === 0 ? faults.value : undefined}
      />
      <TextField label={m.recipient} {...bind('recipient_name')} />
      <TextField
        label={m.email}
        description={m.emailHelp}
        type="email"
        errorMessage={isAsked ? faults.recipient_email : undefined}
        {...bind('recipient_email')}
      />
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
