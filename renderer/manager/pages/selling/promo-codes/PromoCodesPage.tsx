import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, PageHeader, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyList } from '../../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { SellingNav } from '../SellingNav.tsx'
import { PromoCodeList } from './PromoCodeList.tsx'
import { PromoDrawer } from './PromoDrawer.tsx'

const SHOWN = ['active', 'all'] as const

/** Promo codes, each with what it does in plain words. */
export default function PromoCodesPage() {
  const { promoCodes: m } = useMessages()
  const denied = useDenied()('promo_codes.manage')
  const list = useList({ shown: 'active' })
  const shown = SHOWN.find((one) => one === list.filters.shown) ?? 'active'
  const codes = useApi('GET /api/v1/promo-codes', {
    query: { ...list.paging, ...(shown === 'all' ? {} : { active_only: 'true' }) },
  })
  const [edited, setEdited] = useOpened(codes.data?.items)
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const ever = useApi(
    'GET /api/v1/promo-codes',
    { query: { page_size: 1 } },
    { enabled: codes.data?.total === 0 && shown !== 'all' },
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
        <ShownFilter
          label={m.shown}
          value={shown}
          parts={m.shownAs}
          onChange={(next) => list.narrow({ shown: next })}
        />
        {create}
      </PageHeader>
      <PromoCodeList
        query={codes}
        list={list}
        onEdit={setEdited}
        empty={
          ever.isLoading ? (
            <SkeletonRows rows={3} />
          ) : shown === 'all' || ever.data?.total === 0 ? (
            <EmptyList icon="spark" title={m.none} action={create}>
              {m.noneHelp}
            </EmptyList>
          ) : (
            <EmptyList
              icon="spark"
              title={m.noneActive}
              showAll={{ label: m.showAll, onPress: () => list.narrow({ shown: 'all' }) }}
              action={create}
            >
              {m.noneActiveHelp}
            </EmptyList>
          )
        }
      />
      <PromoDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
