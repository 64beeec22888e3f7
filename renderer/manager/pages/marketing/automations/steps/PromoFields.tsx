import { useFormat } from '../../../../../shared/format/use-format.ts'
import { MoneyField, NumberField, Select } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { DraftOf } from '../step-draft.ts'
import type { StepFieldsProps } from './fields-props.ts'

/** What the code takes off, and how long it is good. */
export function PromoFields({ step, place, around }: StepFieldsProps<DraftOf<'issue_promo_code'>>) {
  const { step: m } = useMessages().automations
  const { currency } = useFormat()
  const at = (name: string) => ({
    errorMessage: around.faultAt(`steps.${place}.${name}`),
    disabledReason: around.denied,
  })
  const value = { value: step.value, onChange: (amount: number | null) => around.change({ ...step, value: amount }) }
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-1">
        <Select
          label={m.discount}
          options={(['percentage', 'fixed_amount'] as const).map((id) => ({ id, label: m[id] }))}
          value={step.discount_type}
          onChange={(discount_type) => around.change({ ...step, discount_type })}
          {...at('discount_type')}
        />
        {step.discount_type === 'percentage' ? (
          <NumberField label={m.percent} unit="%" min={1} max={100} {...value} {...at('value')} />
        ) : (
          <MoneyField label={m.amount} currency={currency} {...value} {...at('value')} />
        )}
        <NumberField
          label={m.validDays}
          unit={m.dayUnit}
          min={1}
          max={730}
          value={step.valid_days}
          onChange={(valid_days) => around.change({ ...step, valid_days })}
          {...at('valid_days')}
        />
      </div>
      <p className="mt-2 text-xs text-muted">{m.promoHelp}</p>
    </>
  )
}
