import { useFormat } from '../../../shared/format/use-format.ts'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { useMessages } from '../../messages/index.ts'
import { presetsOf, readAmount } from './amounts.ts'
import { moneyOptions } from '../../../../server/lib/decimal-rules.ts'

interface AmountProps {
  /** The amount as typed. */
  value: string
  onChange: (value: string) => void
  errorMessage: string | undefined
}

/** Chooses the value of a gift card: one of a few round amounts, or any. */
export function Amount({ value, onChange, errorMessage }: AmountProps) {
  const { giftCard: m } = useMessages()
  const { currency, locale } = useFormat()
  const round = new Intl.NumberFormat(locale, { ...moneyOptions(currency), trailingZeroDisplay: 'stripIfInteger' })
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{m.amount}</legend>
      <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        {presetsOf(currency).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={readAmount(value, currency) === amount}
            onClick={() => onChange(String(amount))}
            className={classes(
              'ring-focus figures h-11 rounded-md border px-1 font-medium hover:bg-hover',
              readAmount(value, currency) === amount ? 'border-ring bg-accent-soft' : 'border-line-strong bg-surface',
            )}
          >
            {round.format(amount)}
          </button>
        ))}
      </div>
      <TextField
        label={m.other}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        after={<span className="pe-1 text-sm">{currency}</span>}
        name="amount"
        {...{ value, onChange, errorMessage }}
      />
    </fieldset>
  )
}
