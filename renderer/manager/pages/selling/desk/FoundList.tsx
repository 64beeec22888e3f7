import { useFormat } from '../../../../shared/format/use-format.ts'
import { Avatar, classes, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useCoverageLine } from '../membership-types/coverage/use-coverage-line.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import type { Found } from './use-found.ts'
import { priceNow } from '../../../../../server/features/membership-types/price-rules.ts'

interface FoundListProps {
  /** The id of the field; options are `${id}-0`, `${id}-1` … */
  id: string
  found: readonly Found[]
  active: number
  onTake: (one: Found) => void
}

/** The matches of the text: products, memberships, classes, then clients. The field keeps the focus; a press takes one. */
export function FoundList({ id, found, active, onTake }: FoundListProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.entry
  const groups = (['product', 'type', 'class', 'client'] as const)
    .map((kind) => ({
      kind,
      label: m.groups[kind],
      entries: found.flatMap((one, index) => (one.kind === kind ? [{ one, index }] : [])),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div
      id={`${id}-found`}
      role="listbox"
      aria-label={m.found}
      className={classes(
        'absolute inset-x-0 top-full z-30 mt-1.5 max-h-[60dvh] overflow-auto rounded-lg bg-surface p-1 shadow-float',
        found.length === 0 && 'hidden',
      )}
    >
      {groups.map(({ kind, label, entries }) => (
        <div key={kind} role="group" aria-label={label}>
          <p aria-hidden="true" className="px-2 pt-1.5 pb-0.5 text-2xs font-medium text-muted">
            {label}
          </p>
          {entries.map(({ one, index }) => (
            <button
              key={index}
              type="button"
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The press must not take the focus out of the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(one)}
              className={classes(
                'flex min-h-11 w-full cursor-default text-start items-center gap-3 rounded-md px-2 py-1 hover:bg-hover',
                index === active && 'bg-accent-soft! text-on-accent-soft',
              )}
            >
              <Option one={one} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({ one }: { one: Found }) {
  if (one.kind === 'product') return <ProductOption {...one} />
  if (one.kind === 'class') return <ClassOption {...one} />
  return one.kind === 'type' ? <TypeOption {...one} /> : <ClientOption {...one} />
}

function TypeOption({ type }: Extract<Found, { kind: 'type' }>) {
  const { memberships } = useMessages()
  const { money } = useFormat()
  const covers = useCoverageLine()(type)
  return (
    <>
      <span className="grid w-9 place-items-center text-muted">
        <Icon name="ticket" size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium text-ink">{type.name}</span>
        <span className="block truncate text-xs text-muted">{covers ?? memberships.kinds[type.type]}</span>
      </span>
      <span className="figures text-sm">{money(priceNow(type), type.currency)}</span>
    </>
  )
}

function ClassOption({ cls }: Extract<Found, { kind: 'class' }>) {
  const { clientProfile } = useMessages()
  const { full, left } = clientProfile.book
  const { money, dateTime } = useFormat()
  const isFull = cls.spots_left <= 0
  return (
    <>
      <span className="grid w-9 place-items-center text-muted">
        <Icon name="calendar" size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium text-ink">{cls.name}</span>
        <span className="figures block truncate text-xs text-muted">
          {dateTime(cls.starts_at)} · {isFull ? full : left(cls.spots_left)}
        </span>
      </span>
      <span className="figures text-sm font-medium text-ink">{money(cls.price, cls.currency)}</span>
    </>
  )
}

function ProductOption({ product }: Extract<Found, { kind: 'product' }>) {
  const { pointOfSale } = useMessages()
  const { money } = useFormat()
  return (
    <>
      <ProductPhoto product={product} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium text-ink">{product.name}</span>
        <span className="figures block truncate text-xs text-muted">
          {[product.sku, pointOfSale.entry.left(product.stock_quantity)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="figures text-sm font-medium text-ink">{money(product.price, product.currency)}</span>
    </>
  )
}

function ClientOption({ client }: Extract<Found, { kind: 'client' }>) {
  const { pointOfSale } = useMessages()
  return (
    <>
      <span className="grid w-9 place-items-center">
        <Avatar name={client.full_name} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium text-ink">{client.full_name}</span>
        <span className="block truncate text-xs text-muted">{client.email ?? client.phone}</span>
      </span>
      <span className="text-xs text-muted">{pointOfSale.entry.forClient}</span>
    </>
  )
}
