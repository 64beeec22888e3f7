import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, EmptyState, PageHeader, Pagination, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellingNav } from '../SellingNav.tsx'
import { CheckCode } from './CheckCode.tsx'
import { GiftCardTable } from './GiftCardTable.tsx'
import { IssueDrawer } from './IssueDrawer.tsx'

const PAGE_SIZE = 50
const SHOWN = ['active', 'all'] as const

/** Gift cards, what is left on them, and the way to a new one. */
export default function GiftCardsPage() {
  const { giftCards: m } = useMessages()
  const denied = useDenied()('sales.manage')
  const [state, setState] = useUrlState({ shown: 'active', page: 1 })
  const shown = SHOWN.find((one) => one === state.shown) ?? 'active'
  const [open, setOpen] = useState<'issue' | 'check' | null>(null)
  useHotkeys({ n: () => !denied && setOpen('issue') })
  const cards = useApi(
    'GET /api/v1/gift-cards',
    { query: { page: state.page, page_size: PAGE_SIZE, ...(shown === 'all' ? {} : { active_only: 'true' }) } },
    { keep: true },
  )
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setOpen('issue')}>
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
        <SegmentedControl
          label={m.shown}
          value={shown}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={SHOWN.map((id) => ({ id, label: m.shownAs[id] }))}
        />
        <Button icon="search" onPress={() => setOpen('check')}>
          {m.check.title}
        </Button>
        {create}
      </PageHeader>
      <Card flush>
        <Loaded query={cards}>
          {(list) => (
            <>
              <GiftCardTable
                cards={list.items}
                isStale={cards.isPlaceholderData}
                empty={
                  shown === 'all' ? (
                    <EmptyState icon="gift" title={m.none} action={create}>
                      {m.noneHelp}
                    </EmptyState>
                  ) : (
                    <EmptyState
                      icon="gift"
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
      <IssueDrawer isOpen={open === 'issue'} onClose={() => setOpen(null)} />
      <CheckCode isOpen={open === 'check'} onClose={() => setOpen(null)} />
    </>
  )
}
