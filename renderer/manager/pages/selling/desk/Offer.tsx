import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { EmptyState, Icon, LinkButton, Skeleton, Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { useCoverageLine } from '../membership-types/coverage/use-coverage-line.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import { add, put, type Basket, type MembershipType } from './basket.ts'
import { CardForm } from './CardForm.tsx'
import { Classes } from './Classes.tsx'
import { Owed, Tiles } from './Owed.tsx'
import { useTypes } from './use-types.ts'
import { priceNow } from '../../../../../server/features/membership-types/price-rules.ts'

const SHOWN = 12

interface OfferProps {
  basket: Basket
  onChange: (change: (basket: Basket) => Basket) => void
}

/** Everything that can be sold, by its kind. */
export function Offer({ basket, onChange }: OfferProps) {
  const m = useMessages().pointOfSale.offer
  const [shown, show] = useState<keyof typeof m.tabs>('products')
  const types = useTypes()
  const [dropIns, memberships] = [types.filter(isDropIn), types.filter((type) => !isDropIn(type))]
  const sellType = (type: MembershipType) =>
    onChange((before) => put(before, { kind: 'membership_type', type, promo: null, reason: '' }))
  const content = {
    products: <Products onChange={onChange} />,
    memberships: <Types label={m.tabs.memberships} types={memberships} onTake={sellType} />,
    dropIns: <Types label={m.tabs.dropIns} types={dropIns} onTake={sellType} />,
    classes: <Classes onTake={(cls) => onChange((before) => put(before, { kind: 'class', cls }))} />,
    giftCards: <CardForm onCard={(card) => onChange((before) => put(before, { kind: 'gift_card', card }))} />,
    owed: <Owed basket={basket} onChange={onChange} />,
  }
  const ids = Object.keys(content) as (keyof typeof content)[]
  return (
    <section aria-label={m.title} className="min-w-0">
      <Tabs
        label={m.title}
        value={shown}
        onChange={show}
        tabs={ids.map((id) => ({ id, label: m.tabs[id], content: content[id] }))}
      />
    </section>
  )
}

const isDropIn = ({ type }: MembershipType) => type === 'drop_in'

function Products({ onChange }: Pick<OfferProps, 'onChange'>) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.offer
  const { money } = useFormat()
  const products = useApi('GET /api/v1/products', { query: { active_only: 'true', page_size: SHOWN } })
  return (
    <Loaded query={products} skeleton={<Skeleton className="h-14" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            icon="tag"
            title={m.noProducts}
            action={<LinkButton href={paths.products()}>{m.toProducts}</LinkButton>}
          />
        ) : (
          <Tiles
            label={m.tabs.products}
            all={items}
            keyOf={({ id }) => id}
            picture={(product) => <ProductPhoto product={product} className="size-11 rounded-md" />}
            name={({ name }) => name}
            detail={({ price, currency, stock_quantity: left }) =>
              left > 0 ? money(price, currency) : `${money(price, currency)} · ${pointOfSale.entry.left(0)}`
            }
            onTake={(product) => onChange((before) => add(before, product))}
          />
        )
      }
    </Loaded>
  )
}

interface TypesProps {
  label: string
  types: readonly MembershipType[]
  onTake: (type: MembershipType) => void
}

function Types({ label, types, onTake }: TypesProps) {
  const { pointOfSale, memberships } = useMessages()
  const m = pointOfSale.offer
  const { money } = useFormat()
  const denied = useDenied()('memberships.manage')
  const covers = useCoverageLine()
  if (types.length === 0)
    return (
      <EmptyState
        icon="ticket"
        title={denied ?? m.noTypes}
        action={denied ? null : <LinkButton href={paths.membershipTypes()}>{m.toTypes}</LinkButton>}
      />
    )
  return (
    <Tiles
      label={label}
      all={types}
      keyOf={({ id }) => id}
      picture={() => (
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-muted">
          <Icon name="ticket" size={18} />
        </span>
      )}
      name={({ name }) => name}
      detail={(type) => `${money(priceNow(type), type.currency)} · ${covers(type) ?? memberships.kinds[type.type]}`}
      onTake={onTake}
    />
  )
}
