import { useState, type ReactNode } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, EmptyState, PageHeader, SearchField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import type { Product } from '../desk/basket.ts'
import { SellingNav } from '../SellingNav.tsx'
import { AdjustStock } from './AdjustStock.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'
import { ProductList } from './ProductList.tsx'
import { LOW_STOCK } from './stock.ts'

const SHOWN = ['active', 'low', 'all'] as const

/** The products, their stock, and those running out. */
export default function ProductsPage() {
  const { products: m } = useMessages()
  const denied = useDenied()('products.manage')
  const list = useList({ search: '', shown: 'active' })
  const { search } = list.filters
  const shown = SHOWN.find((one) => one === list.filters.shown) ?? 'active'
  const [adjusted, setAdjusted] = useState<Product | null>(null)
  const products = useApi('GET /api/v1/products', {
    query: {
      search,
      ...list.paging,
      ...(shown === 'all' ? {} : { active_only: 'true' }),
      ...(shown === 'low' ? { stock_at_most: LOW_STOCK } : {}),
    },
  })
  const [edited, setEdited] = useOpened(products.data?.items)
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setEdited('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <SellingNav />
      <PageHeader
        title={m.title}
        description={
          products.data?.total
            ? m.total(products.data.total, products.data.total_capped)
            : products.data || products.isError
              ? m.lead
              : '\u00a0'
        }
      >
        {create}
      </PageHeader>
      <ProductList
        query={products}
        list={list}
        onEdit={setEdited}
        onAdjust={setAdjusted}
        filters={
          <>
            <SearchField
              label={m.search}
              value={search}
              onChange={(text) => list.narrow({ search: text })}
              className="min-w-56 flex-1 phone:min-w-full"
            />
            <ShownFilter
              label={m.shown}
              value={shown}
              parts={m.shownAs}
              onChange={(next) => list.narrow({ shown: next })}
            />
          </>
        }
        empty={
          <NoProducts
            search={search}
            shown={shown}
            create={create}
            onAll={() => list.narrow({ search: '', shown: 'all' })}
          />
        }
      />
      <ProductDrawer edited={edited} onClose={() => setEdited(null)} />
      <AdjustStock product={adjusted} onClose={() => setAdjusted(null)} />
    </>
  )
}

interface NoProductsProps {
  search: string
  shown: (typeof SHOWN)[number]
  create: ReactNode
  onAll: () => void
}

function NoProducts({ search, shown, create, onAll }: NoProductsProps) {
  const { products: m } = useMessages()
  const all = <Button onPress={onAll}>{search ? m.clearSearch : m.showAll}</Button>
  if (search)
    return (
      <EmptyState icon="search" title={m.noneFound} action={all}>
        {m.noneFoundHelp(search)}
      </EmptyState>
    )
  if (shown === 'low')
    return (
      <EmptyState icon="check" title={m.noneLow} action={all}>
        {m.noneLowHelp(LOW_STOCK)}
      </EmptyState>
    )
  return (
    <EmptyState icon="tag" title={m.none} action={create}>
      {m.noneHelp}
    </EmptyState>
  )
}
