import { useState } from 'react'
import { toMajor } from '../../../../../server/lib/money.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, NumberField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { denominationsOf, sumOf } from './denominations.ts'

/** Notes and coins to count one by one; nothing for a currency whose own are not known. */
export function CountCash({ onSum }: { onSum: (cash: number) => void }) {
  const m = useMessages().takings.closes
  const { currency, moneyMinor } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [pieces, setPieces] = useState<Record<number, number | null>>({})
  const all = denominationsOf(currency)
  if (all.length === 0) return null
  const set = (worth: number, count: number | null) => {
    const next = { ...pieces, [worth]: count }
    setPieces(next)
    onSum(toMajor(sumOf(next), currency))
  }
  if (!isOpen)
    return (
      <Button look="quiet" icon="cash" className="-ms-2 self-start" onPress={() => setOpen(true)}>
        {m.count}
      </Button>
    )
  return (
    <fieldset className="grid grid-cols-3 gap-2 rounded-lg border border-line p-3 phone:grid-cols-2">
      <legend className="px-1 text-xs font-medium text-muted">{m.count}</legend>
      {all.map((worth) => (
        <NumberField
          key={worth}
          label={moneyMinor(worth)}
          min={0}
          max={9999}
          plain
          value={pieces[worth] ?? null}
          onChange={(count) => set(worth, count)}
        />
      ))}
    </fieldset>
  )
}
