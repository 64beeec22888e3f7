import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { likelyCash } from './tender.ts'
import type { Payment } from './use-payment.ts'

/** The details a payment method needs: the cash handed over, the amount, or the code of a gift card. */
export function MethodFields({ payment }: { payment: Payment }) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { moneyMinor } = useFormat()
  const { method, text, put, fault, rest } = payment
  const field = { value: text, onChange: put, errorMessage: fault, autoComplete: 'off' }
  if (method === 'cash') return <CashFields payment={payment} />
  if (method === 'gift_card') return <TextField label={m.code} description={m.codeHelp} {...field} />
  return (
    <TextField
      label={m.amount}
      description={method === 'complimentary' ? m.complimentaryHelp : m.amountHelp}
      inputMode="decimal"
      placeholder={moneyMinor(rest)}
      {...field}
    />
  )
}

function CashFields({ payment: { text, put, fault, rest, change } }: { payment: Payment }) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { moneyMinor, currency } = useFormat()
  return (
    <>
      <TextField
        label={m.given}
        description={m.givenHelp}
        inputMode="decimal"
        placeholder={moneyMinor(rest)}
        value={text}
        onChange={put}
        errorMessage={fault}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-1.5">
        {likelyCash(rest, currency).map((amount) => (
          <Button
            key={amount}
            size="small"
            label={m.handed(moneyMinor(amount))}
            onPress={() => put(moneyMinor(amount))}
          >
            {moneyMinor(amount)}
          </Button>
        ))}
      </div>
      <p
        role="status"
        className="flex items-baseline justify-between gap-3 rounded-lg bg-good-soft px-3.5 py-2.5 text-good"
      >
        <span className="text-sm font-medium">{m.change}</span>
        <span className="figures text-xl font-semibold">{moneyMinor(change)}</span>
      </p>
    </>
  )
}
