import { useFormat } from '../../../../shared/format/use-format.ts'
import type { FormState } from '../../../../shared/form/use-form.ts'
import { MoneyField, NumberField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { PromoValues } from './promo-code.ts'

const KINDS = ['percentage', 'fixed_amount'] as const

/** What is taken off: a percentage or an amount. */
export function DiscountFields({ form }: { form: FormState<PromoValues> }) {
  const { promoCodes } = useMessages()
  const m = promoCodes.form
  const { currency } = useFormat()
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <Select
        label={m.kind}
        options={KINDS.map((id) => ({ id, label: m.kinds[id] }))}
        {...form.bind('discount_type')}
        isRequired
      />
      {form.values.discount_type === 'percentage' ? (
        <NumberField
          label={m.percentage}
          unit={m.percent}
          min={0}
          max={100}
          plain
          {...form.bind('percentage')}
          isRequired
        />
      ) : (
        <MoneyField label={m.amount} currency={currency} {...form.bind('amount')} isRequired />
      )}
    </div>
  )
}
