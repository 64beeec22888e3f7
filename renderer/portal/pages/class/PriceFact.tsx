import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { costLine, type Cost } from '../../parts/class-cost.ts'
import { Fact } from './Fact.tsx'

/** Shows the cost of a spot in the class; nothing if it is the cost of every class. */
export function PriceFact({ of }: { of: Cost }) {
  const { cost, helps: m } = useMessages()
  const line = costLine(of, cost, useFormat().money)
  return line === null ? null : (
    <Fact icon="ticket" label={m.price}>
      <span className="figures">{line}</span>
    </Fact>
  )
}
