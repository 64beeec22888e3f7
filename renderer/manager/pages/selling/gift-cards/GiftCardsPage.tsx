import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Button, PageHeader, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyList } from '../../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { SellingNav } from '../SellingNav.tsx'
import { CheckCode } from './CheckCode.tsx'
import { GiftCardList } from './GiftCardList.tsx'
import { IssueDrawer } from './IssueDrawer.tsx'

const SHOWN = ['active', 'all'] as const

/** Gift cards, what is left on them, and the way to a new one. */
export default function GiftCardsPage() {
  const { giftCards: m } = useMessages()
  const denied = useDenied()('sales.manage')
  const list = useList({ shown: 'active' })
  const shown = SHOWN.find((one) => one === list.filters.shown) ?? 'active'
  const [open, setOpen] = useOpenName(['new', 'check'])
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setOpen('new') } })
  const cards = useApi('GET /api/v1/gift-cards', {
    query: { ...list.paging, ...(shown === 'all' ? {} : { active_only: 'true' }) },
  })
  const ever = useApi(
    'GET /api/v1/gift-cards',
    { query: { page_size: 1 } },
    { enabled: cards.data?.total === 0 && shown !== 'all' },
  )
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setOpen('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <SellingNav />
      <PageHeader
        title={m.title}
        description={cards.data?.total ? m.total(cards.data.total, cards.data.total_capped) : m.lead}
      >
        <ShownFilter
          label={m.shown}
          value={shown}
          parts={m.shownAs}
          onChange={(next) => list.narrow({ shown: next })}
        />
        <Button icon="search" onPress={() => setOpen('check')}>
          {m.check.title}
        </Button>
        {create}
      </PageHeader>
      <GiftCardList
        query={cards}
        list={list}
        empty={
          ever.isLoading ? (
            <SkeletonRows rows={3} />
          ) : shown === 'all' || ever.data?.total === 0 ? (
            <EmptyList icon="gift" title={m.none} action={create}>
              {m.noneHelp}
            </EmptyList>
          ) : (
            <EmptyList
              icon="gift"
              title={m.noneActive}
              showAll={{ label: m.showAll, onPress: () => list.narrow({ shown: 'all' }) }}
              action={create}
            >
              {m.noneActiveHelp}
            </EmptyList>
          )
        }
      />
      <IssueDrawer isOpen={open === 'new'} onClose={() => setOpen(null)} />
      <CheckCode isOpen={open === 'check'} onClose={() => setOpen(null)} />
    </>
  )
}
