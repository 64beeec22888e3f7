import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { FigureCards, type Figure } from '../parts/FigureCards.tsx'
import { FigureTable } from '../parts/FigureTable.tsx'

interface ComparedProps<Of extends string> {
  /** The names of the figures, in their order. */
  names: Readonly<Record<Of, string>>
  /** Which of them are amounts. */
  money: readonly Of[]
  /** Those that say most, and which way is good for each; none where it is a matter of view. */
  first: readonly { of: Of; good?: 'up' | 'down' }[]
  before: Readonly<Record<Of, number>>
  after: Readonly<Record<Of, number>>
}

/** Figures as they were and as they would be. */
export function Compared<Of extends string>({ names, money, first, before, after }: ComparedProps<Of>) {
  const m = useMessages().reports.whatIf
  const format = useFormat()
  const write = (of: Of, value: number) => (money.includes(of) ? format.money(value) : format.number(value))
  const difference = (of: Of) => {
    const change = after[of] - before[of]
    return change > 0 ? `+${write(of, change)}` : write(of, change)
  }
  const figures = first.map(({ of, good }): Figure => {
    const is = { label: names[of], value: after[of], as: money.includes(of) ? 'money' : 'count' } as const
    // Both are the same until something is changed.
    if (after[of] === before[of]) return is
    return { ...is, before: before[of], ...(good && { good }) }
  })
  return (
    <>
      <FigureCards figures={figures} />
      <FigureTable
        title={m.compared}
        head={m.figure}
        rows={Object.keys(names) as Of[]}
        keyOf={(of) => of}
        nameOf={(of) => names[of]}
        columns={[
          { header: m.was, cell: (of) => write(of, before[of]), hideOn: 'phone' },
          { header: m.wouldBe, cell: (of) => write(of, after[of]) },
          {
            header: m.difference,
            cell: (of) => <Difference isNone={after[of] === before[of]}>{difference(of)}</Difference>,
          },
        ]}
      />
    </>
  )
}

/** The difference between the two; nothing is shown fainter than something. */
function Difference({ children, isNone }: { children: string; isNone: boolean }) {
  return (
    <span
      className={isNone ? 'text-faint' : 'rounded-full bg-accent-soft px-2 py-0.5 font-semibold text-on-accent-soft'}
    >
      {children}
    </span>
  )
}
