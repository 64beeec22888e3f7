import type { Bound } from '../../../../shared/form/use-form.ts'
import { MoneyField, NumberField, TimeField } from '../../../../ui/index.ts'
import { leastOf, limitOf } from './rule-values.ts'

interface Inline {
  /** Read out; in sight the sentence around it says it. */
  label: string
}

export function InlineNumber({ unit, ...bound }: Bound<number | null> & Inline & { unit?: string | undefined }) {
  return (
    <NumberField
      {...bound}
      hideLabel
      plain
      unit={unit}
      min={leastOf(bound.name)}
      max={limitOf(bound.name)}
      className={unit ? 'w-28' : 'w-16'}
    />
  )
}

export function InlineAmount({ currency, ...bound }: Bound<number | null> & Inline & { currency: string }) {
  return <MoneyField {...bound} hideLabel currency={currency} max={limitOf(bound.name)} className="w-28" />
}

export function InlineTime(bound: Bound<string | null> & Inline) {
  return <TimeField {...bound} hideLabel className="w-24" />
}
