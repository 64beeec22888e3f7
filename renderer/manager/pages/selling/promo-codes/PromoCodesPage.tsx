import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, EmptyState, PageHeader, Pagination, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellingNav } from '../SellingNav.tsx'
import type { PromoCode } from './promo-code.ts'
import { PromoDrawer } from './PromoDrawer.tsx'
import { PromoTable } from './PromoTable.tsx'

const PAGE_SIZE = 50
const SHOWN = ['active', 'all'] as const

/** Promo codes, each with what it does in plain words. */
export default function PromoCodesPage() {
  const { promoCodes: m } = useMessages()
  const denied = useDenied()('promo_codes.manage')
  const [state, setState] = useUrlState({ shown: 'active', page: 1 })
  const shown = SHOWN.find((one) => one === state.shown) ?? 'active'
  const [edited, setEdited] = useState<PromoCode | 'new' | null>(null)
  useHotkeys({ n: () => !denied && setEdited('new') })
  const codes = useApi(
    'GET /api/v1/promo-codes',
    { query: { page: state.page, page_size: PAGE_SIZE, ...(shown === 'all' ? {} : { active_only: 'true' }) } },
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
        description={codes.data?.total ? m.total(codes.data.total, codes.data.total_capped) : m.lead}
      >
        <SegmentedControl
          label={m.shown}
          value={shown}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={SHOWN.map((id) => ({ id, label: m.shownAs[id] }))}
        />
        {create}
      </PageHeader>
      <Card flush>
        <Loaded query={codes}>
          {(list) => (
            <>
              <PromoTable
                codes={list.items}
                isStale={codes.isPlaceholderData}
                onEdit={setEdited}
                empty={
                  shown === 'all' ? (
                    <EmptyState icon="spark" title={m.none} action={create}>
                      {m.noneHelp}
                    </EmptyState>
                  ) : (
                    <EmptyState
                      icon="spark"
                      title={m.noneActive}
                      action={
                        <>
                          <Button onPress={() => setState({ shown: 'all', page: 1 })}>{m.showAll}</Button>
                          {create}
                        </>
                      }
                    >
                      {m.noneActiveHelp}
                    </EmptyState>
                  )
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
      <PromoDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
