import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { SellingNav } from '../SellingNav.tsx'
import { PromoCodeList } from './PromoCodeList.tsx'
import { PromoDrawer } from './PromoDrawer.tsx'

/** Promo codes, each with what it does in plain words. */
export default function PromoCodesPage() {
  const { promoCodes: m } = useMessages()
  const denied = useDenied()('promo_codes.manage')
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/promo-codes')
  const [edited, setEdited] = useOpened(query.data?.items)
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
        description={query.data?.total ? m.total(query.data.total, query.data.total_capped) : m.lead}
      >
        <ShownFilter label={m.shown} value={shown} parts={m.shownAs} onChange={show} />
        {create}
      </PageHeader>
      <PromoCodeList
        query={query}
        list={list}
        onEdit={setEdited}
        empty={
          <EmptyActive
            icon="spark"
            hidden={hidden}
            none={{ title: m.none, help: m.noneHelp }}
            noneActive={{ title: m.noneActive, help: m.noneActiveHelp, showAll: m.showAll }}
            action={create}
          />
        }
      />
      <PromoDrawer edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
