import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, EmptyState, PageHeader, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { SellMembership } from '../memberships/SellMembership.tsx'
import { TypeDrawer } from './TypeDrawer.tsx'
import { TypeList } from './TypeList.tsx'

/** What the studio sells to let people into its classes. */
export default function MembershipTypesPage() {
  const { membershipTypes: m } = useMessages()
  const denied = useDenied()('membership_types.manage')
  const list = useList({ shown: 'active' })
  const [sold, setSold] = useState<number | null>(null)
  const all = list.filters.shown === 'all'
  const types = useApi('GET /api/v1/membership-types', {
    query: { ...list.paging, ...(all ? { include_inactive: 'true' } : {}) },
  })
  const [edited, setEdited] = useOpened(types.data?.items)
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const isEmpty = types.data?.total === 0
  const ever = useApi(
    'GET /api/v1/membership-types',
    { query: { include_inactive: 'true', page_size: 1 } },
    { enabled: isEmpty && !all },
  )
  const isNew = all || ever.data?.total === 0
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setEdited('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter
          label={m.shown}
          value={all ? 'all' : 'active'}
          parts={{ active: m.onSale, all: m.all }}
          onChange={(next) => list.narrow({ shown: next })}
        />
        {create}
      </PageHeader>
      <TypeList
        query={types}
        list={list}
        onEdit={setEdited}
        onSell={({ id }) => setSold(id)}
        empty={
          ever.isLoading ? (
            <SkeletonRows rows={3} />
          ) : (
            <EmptyState icon="ticket" title={isNew ? m.emptyTitle : m.noneOnSale} action={create}>
              {isNew ? m.empty : m.noneOnSaleHelp}
            </EmptyState>
          )
        }
      />
      <TypeDrawer edited={edited} onClose={() => setEdited(null)} />
      <SellMembership isOpen={sold !== null} onClose={() => setSold(null)} typeId={sold} />
    </>
  )
}
