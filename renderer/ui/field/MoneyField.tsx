import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import { typedMoneyOptions } from '../../../server/lib/decimal-rules.ts'

interface MoneyFieldProps extends Omit<NumberFieldProps, 'format' | 'unit' | 'step' | 'plain'> {
  /** ISO 4217; it decides the decimals and the sign. The value is in major units (18.5). */
  currency: string
}

export function MoneyField({ currency, min = 0, ...rest }: MoneyFieldProps) {
  return <NumberField {...rest} min={min} plain format={typedMoneyOptions(currency)} />
}
