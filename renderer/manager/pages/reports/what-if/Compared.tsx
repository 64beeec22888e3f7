import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { FigureTable } from '../parts/FigureTable.tsx'

interface ComparedProps<Of extends string> {
  /** What each figure is called, in their order. */
  names: Readonly<Record<Of, string>>
  /** Which of them are amounts. */
  money: readonly Of[]
  before: Readonly<Record<Of, number>>
  after: Readonly<Record<Of, number>>
}

/** Figures as they were and as they would be. */
export function Compared<Of extends string>({ names, money, before, after }: ComparedProps<Of>) {
  const m = useMessages().reports.whatIf
  const format = useFormat()
  const write = (of: Of, value: number) => (money.includes(of) ? format.money(value) : format.number(value))
  const difference = (of: Of) => {
    const change = after[of] - before[of]
    return change > 0 ? `+${write(of, change)}` : write(of, change)
  }
  return (
    <FigureTable
      title={m.compared}
      head={m.figure}
      rows={Object.keys(names) as Of[]}
      keyOf={(of) => of}
      nameOf={(of) => names[of]}
      columns={[
        { header: m.was, cell: (of) => write(of, before[of]) },
        { header: m.wouldBe, cell: (of) => write(of, after[of]) },
        { header: m.difference, cell: difference },
      ]}
    />
  )
}
