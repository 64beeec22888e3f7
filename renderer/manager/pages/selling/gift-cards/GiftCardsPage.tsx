import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyActive.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-active-list.ts'
import { SellingNav } from '../SellingNav.tsx'
import { CheckCode } from './CheckCode.tsx'
import { GiftCardList } from './GiftCardList.tsx'
import { IssueDrawer } from './IssueDrawer.tsx'

/** Gift cards, what is left on them, and the way to a new one. */
export default function GiftCardsPage() {
  const { giftCards: m } = useMessages()
  const denied = useDenied()('sales.manage')
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/gift-cards')
  const [open, setOpen] = useOpenName(['new', 'check'])
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setOpen('new') } })
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
        description={query.data?.total ? m.total(query.data.total, query.data.total_capped) : m.lead}
      >
        <ShownFilter label={m.shown} value={shown} parts={m.shownAs} onChange={show} />
        <Button icon="search" onPress={() => setOpen('check')}>
          {m.check.title}
        </Button>
        {create}
      </PageHeader>
      <GiftCardList
        query={query}
        list={list}
        empty={
          <EmptyActive
            icon="gift"
            hidden={hidden}
            none={{ title: m.none, help: m.noneHelp }}
            noneActive={{ title: m.noneActive, help: m.noneActiveHelp, showAll: m.showAll }}
            action={create}
          />
        }
      />
      <IssueDrawer isOpen={open === 'new'} onClose={() => setOpen(null)} />
      <CheckCode isOpen={open === 'check'} onClose={() => setOpen(null)} />
    </>
  )
}
