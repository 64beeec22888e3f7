import { useFormat } from '../../../../shared/format/use-format.ts'
import { useStudio } from '../../../../shared/studio/studio.ts'
import { MoneyField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Service } from './ServiceList.tsx'

interface Values {
  price: number | null
  prepayment: Service['prepayment']
  deposit_amount: number | null
}

interface Words {
  depositNeeded: string
  depositTooMuch: string
}

/** The error of the deposit, for its field. */
export function depositFault({ price, prepayment, deposit_amount }: Values, m: Words): { deposit_amount?: string } {
  if (prepayment !== 'deposit' || (price ?? 0) === 0) return {}
  if (!deposit_amount) return { deposit_amount: m.depositNeeded }
  return deposit_amount > (price ?? 0) ? { deposit_amount: m.depositTooMuch } : {}
}

const PREPAYMENTS = ['none', 'deposit', 'full'] as const

interface Bound<Value> {
  value: Value
  onChange: (value: Value) => void
}

interface PrepaymentFieldsProps {
  prepayment: Bound<Service['prepayment']>
  deposit: Bound<number | null>
}

/** Asks what clients pay before an appointment is booked, and explains the choice. */
export function PrepaymentFields({ prepayment, deposit }: PrepaymentFieldsProps) {
  const { services: m } = useMessages().appointments
  const { currency } = useFormat()
  const { sells_online } = useStudio()
  const { value } = prepayment
  return (
    <>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <Select
          label={m.prepayment}
          options={PREPAYMENTS.map((id) => ({ id, label: m.prepayments[id] }))}
          {...prepayment}
          isRequired
        />
        {value === 'deposit' ? (
          <MoneyField label={m.deposit} currency={currency} min={0} {...deposit} isRequired />
        ) : null}
      </div>
      <p className="-mt-2 text-xs text-muted">
        {m.prepaymentHelp[value]} {value !== 'none' && !sells_online ? m.prepaymentOffline : null}
      </p>
    </>
  )
}
