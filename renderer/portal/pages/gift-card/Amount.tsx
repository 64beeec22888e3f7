import { useFormat } from '../../../shared/format/use-format.ts'
import { classes } from '../../../ui/classes.ts'
import { MoneyField } from '../../../ui/field/MoneyField.tsx'
import { useMessages } from '../../messages/index.ts'
import { presetsOf } from './presets.ts'

interface AmountProps {
  /** In major units; null while there is none. */
  value: number | null
  onChange: (value: number | null) => void
  errorMessage: string | undefined
}

/** What a gift card is worth: one of a few round amounts, or any. */
export function Amount({ value, onChange, errorMessage }: AmountProps) {
  const { giftCard: m } = useMessages()
  const format = useFormat()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{m.amount}</legend>
      <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2">
        {presetsOf(format.currency).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === amount}
            onClick={() => onChange(amount)}
            className={classes(
              'ring-focus figures h-11 rounded-md border px-1 font-medium',
              value === amount
                ? 'border-ring bg-accent-soft text-ink shadow-[inset_0_0_0_1px_var(--accent)]'
                : 'border-line-strong bg-surface text-ink hover:bg-hover',
            )}
          >
            {new Intl.NumberFormat(format.locale, {
              style: 'currency',
              currency: format.currency,
              maximumFractionDigits: 0,
            }).format(amount)}
          </button>
        ))}
      </div>
      <MoneyField
        label={m.other}
        currency={format.currency}
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
        name="amount"
      />
    </fieldset>
  )
}
