import { Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { choicesOf, NOBODY, payerDetail, type Payer } from './payers.ts'
import { Passed } from './SellDialog.tsx'

interface PayerFieldProps {
  memberships: readonly Payer[]
  value: number
  onChange: (id: number) => void
}

/** Chooses the membership that pays, where there are several; lists the rules passed for one that would not pay automatically. */
export function PayerField({ memberships, value, onChange }: PayerFieldProps) {
  const { payers: m, unlimited } = useMessages().roster
  const choices = choicesOf(memberships)
  if (choices.length === 0) return null
  const chosen = memberships.find(({ id }) => id === value)
  return (
    <div className="mt-3 flex flex-col gap-1.5">
      <Select
        label={m.label}
        options={choices.map((one) =>
          one === NOBODY
            ? { id: NOBODY, label: m.nothing }
            : { id: one.id, label: one.name, detail: payerDetail(one, m, unlimited) },
        )}
        description={chosen && payerDetail(chosen, m, unlimited)}
        value={value}
        onChange={onChange}
        isRequired
      />
      <Passed title={m.passes} reasons={chosen?.reasons ?? []} />
    </div>
  )
}
