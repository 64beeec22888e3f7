import { useEffect, useRef } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, classes, Icon, NumberField, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import { changeGood, priceOf, remove, setQuantity, type Basket, type Good, type Line } from './basket.ts'
import { MembershipTerms } from './MembershipTerms.tsx'
import { StockFix } from './StockFix.tsx'
import { useNames } from './use-names.ts'

interface BasketLinesProps {
  basket: Basket
  /** The total of each line, in minor units. */
  totals: readonly number[]
  /** While it is being paid nothing changes. */
  isFixed: boolean
  onChange: (change: (basket: Basket) => Basket) => void
}

/** The basket line by line; the current line is marked and kept in sight. */
export function BasketLines({ basket, totals, isFixed, onChange }: BasketLinesProps) {
  const { pointOfSale } = useMessages()
  return (
    <ul aria-label={pointOfSale.basket.table} className="divide-y divide-line">
      {basket.lines.map((line, index) => (
        <BasketLine
          key={line.key}
          line={line}
          total={totals[index] ?? 0}
          isCurrent={!isFixed && line.key === basket.current}
          isFixed={isFixed}
          clientId={basket.client_id}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}

interface BasketLineProps extends Pick<BasketLinesProps, 'isFixed' | 'onChange'> {
  line: Line
  total: number
  isCurrent: boolean
  clientId: number | null
}

function BasketLine({ line, total, isCurrent, isFixed, clientId, onChange }: BasketLineProps) {
  const m = useMessages().pointOfSale.basket
  const { moneyMinor } = useFormat()
  const { key, good } = line
  const name = useNames()(good)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={row}
      aria-current={isCurrent || undefined}
      className={classes('px-4 py-2.5', isCurrent && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]')}
    >
      <div className="flex items-center gap-3 phone:flex-wrap">
        {good.kind === 'product' ? (
          <ProductPhoto product={good.product} className="size-10 rounded-md" />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-muted phone:hidden">
            <Icon name={ICONS[good.kind]} size={18} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium phone:line-clamp-2 phone:whitespace-normal">{name}</p>
          <About line={line} />
        </div>
        <Pieces line={line} name={name} isFixed={isFixed} onChange={onChange} />
        <p className="figures w-24 text-end text-sm font-semibold phone:w-auto">{moneyMinor(total)}</p>
        {isFixed ? null : (
          <Button
            look="quiet"
            size="small"
            icon="trash"
            iconOnly
            label={m.remove(name)}
            onPress={() => onChange((before) => remove(before, key))}
          />
        )}
      </div>
      <StockFix line={line} isFixed={isFixed} onChange={onChange} />
      {good.kind === 'membership_type' && !isFixed ? (
        <MembershipTerms
          good={good}
          clientId={clientId}
          onChange={(changed) => onChange((before) => changeGood(before, key, changed))}
        />
      ) : null}
    </li>
  )
}

const ICONS: Record<Exclude<Good['kind'], 'product'>, IconName> = {
  membership_type: 'ticket',
  gift_card: 'gift',
  class: 'calendar',
  charge: 'cash',
  appointment: 'clock',
}

function About({ line: { good } }: { line: Line }) {
  const { pointOfSale, memberships } = useMessages()
  const m = pointOfSale.basket
  const { money, currency, dateTime } = useFormat()
  const said = {
    product: () => m.each(money(priceOf(good), currency)),
    membership_type: () => (good.kind === 'membership_type' ? memberships.kinds[good.type.type] : ''),
    gift_card: () => (good.kind === 'gift_card' && good.card.recipient_name ? m.cardFor(good.card.recipient_name) : ''),
    class: () => (good.kind === 'class' ? dateTime(good.cls.starts_at) : ''),
    charge: () => m.owed,
    appointment: () => (good.kind === 'appointment' ? dateTime(good.appointment.starts_at) : ''),
  }[good.kind]()
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 text-xs text-muted empty:hidden">
      {said}
      {good.kind === 'membership_type' && good.promo ? <Badge tone="good">{good.promo.code}</Badge> : null}
    </p>
  )
}

function Pieces({
  line: { key, good, quantity },
  name,
  isFixed,
  onChange,
}: Pick<BasketLinesProps, 'isFixed' | 'onChange'> & { line: Line; name: string }) {
  const m = useMessages().pointOfSale.basket
  if (good.kind !== 'product') return null
  if (isFixed) return <span className="figures text-sm text-muted">{m.pieces(quantity)}</span>
  return (
    <NumberField
      label={m.quantity(name)}
      hideLabel
      value={quantity}
      min={0}
      max={999}
      onChange={(pieces) => onChange((before) => setQuantity(before, key, pieces ?? 1))}
      className="w-28 phone:order-last phone:w-36"
    />
  )
}
