import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { correcting, lackOf, type Basket, type Line } from './basket.ts'

interface StockFixProps {
  line: Line
  isFixed: boolean
  onChange: (change: (basket: Basket) => Basket) => void
}

/** The ways out for a line whose product is not in stock: sell it all the same, which corrects the stock, or check. */
export function StockFix({ line, isFixed, onChange }: StockFixProps) {
  const { stock: m, basket } = useMessages().pointOfSale
  const isDenied = useDenied()('products.manage') !== null
  const { good, key } = line
  const lack = lackOf(line)
  if (good.kind !== 'product' || lack === 0) return null
  const { id, name, stock_quantity: left } = good.product
  const mark = (corrects: boolean) => onChange((before) => correcting(before, [key], corrects))
  return (
    <p className="figures mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 ps-13 text-xs phone:ps-0">
      {good.corrects ? (
        <span role="status" className="text-muted">
          {m.corrected(lack)}
        </span>
      ) : (
        <Badge tone="bad">{basket.lacking(left)}</Badge>
      )}
      {isFixed ? null : good.corrects ? (
        <Button look="quiet" size="small" onPress={() => mark(false)}>
          {m.undo}
        </Button>
      ) : (
        <>
          <Button size="small" onPress={() => mark(true)} disabledReason={isDenied ? m.mayNot(name, left) : null}>
            {m.anyway}
          </Button>
          <Link href={paths.product(id)}>{m.see}</Link>
        </>
      )}
    </p>
  )
}
