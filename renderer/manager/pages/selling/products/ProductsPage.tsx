import { useState, type ReactNode } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import {
  Button,
  Card,
  EmptyState,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Product } from '../desk/basket.ts'
import { SellingNav } from '../SellingNav.tsx'
import { AdjustStock } from './AdjustStock.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'
import { ProductTable } from './ProductTable.tsx'
import { LOW_STOCK } from './stock.ts'

const PAGE_SIZE = 50
const SHOWN = ['active', 'low', 'all'] as const

/** What is on the shelf, how much of it, and what runs out. */
export default function ProductsPage() {
  const { products: m } = useMessages()
  const denied = useDenied()('products.manage')
  const [state, setState] = useUrlState({ search: '', shown: 'active', page: 1 })
  const shown = SHOWN.find((one) => one === state.shown) ?? 'active'
  const [edited, setEdited] = useState<Product | 'new' | null>(null)
  const [adjusted, setAdjusted] = useState<Product | null>(null)
  useHotkeys({ n: () => !denied && setEdited('new') })
  const products = useApi(
    'GET /api/v1/products',
    {
      query: {
        search: state.search,
        page: state.page,
        page_size: PAGE_SIZE,
        ...(shown === 'all' ? {} : { active_only: 'true' }),
        ...(shown === 'low' ? { stock_at_most: LOW_STOCK } : {}),
      },
    },
    { keep: true },
  )
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
        description={products.data ? m.total(products.data.total, products.data.total_capped) : m.lead}
      >
        {create}
      </PageHeader>
      <Card flush>
        <div className="flex flex-wrap gap-2 border-b border-line p-2">
          <SearchField
            label={m.search}
            value={state.search}
            onChange={(search) => setState({ search, page: 1 })}
            className="min-w-56 flex-1 phone:min-w-full"
          />
          <SegmentedControl
            label={m.shown}
            value={shown}
            onChange={(next) => setState({ shown: next, page: 1 })}
            options={SHOWN.map((id) => ({ id, label: m.shownAs[id] }))}
          />
        </div>
        <Loaded query={products}>
          {(list) => (
            <>
              <ProductTable
                products={list.items}
                isStale={products.isPlaceholderData}
                onEdit={setEdited}
                onAdjust={setAdjusted}
                empty={
                  <NoProducts
                    search={state.search}
                    shown={shown}
                    create={create}
                    onAll={() => setState({ search: '', shown: 'all', page: 1 })}
                  />
                }
              />
              <Pagination
                page={state.page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(page) => setState({ page }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
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
