import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, EmptyState, PageHeader, Pagination, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { SellMembership } from '../memberships/SellMembership.tsx'
import type { MembershipType } from './describe.ts'
import { TypeDrawer } from './TypeDrawer.tsx'
import { TypeTable } from './TypeTable.tsx'

const PAGE_SIZE = 50

/** What the studio sells to let people into its classes. */
export default function MembershipTypesPage() {
  const { membershipTypes: m } = useMessages()
  const denied = useDenied()('membership_types.manage')
  const [{ page, shown }, setState] = useUrlState({ page: 1, shown: 'active' })
  const [edited, setEdited] = useState<MembershipType | 'new' | null>(null)
  const [sold, setSold] = useState<number | null>(null)
  useHotkeys({ n: () => !denied && setEdited('new') })
  const all = shown === 'all'
  const types = useApi(
    'GET /api/v1/membership-types',
    { query: { page, page_size: PAGE_SIZE, ...(all ? { include_inactive: 'true' } : {}) } },
    { keep: true },
  )
  const create = (
    <Button look="primary" icon="plus" aria-keyshortcuts="n" disabledReason={denied} onPress={() => setEdited('new')}>
      {m.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={m.title} description={m.lead}>
        <SegmentedControl
          label={m.shown}
          value={all ? 'all' : 'active'}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={[
            { id: 'active', label: m.onSale },
            { id: 'all', label: m.all },
          ]}
        />
        {create}
      </PageHeader>
      <Card flush>
        <Loaded query={types}>
          {(list) => (
            <>
              <TypeTable
                types={list.items}
                isStale={types.isPlaceholderData}
                onEdit={setEdited}
                onSell={({ id }) => setSold(id)}
                empty={
                  <EmptyState icon="ticket" title={all ? m.emptyTitle : m.noneOnSale} action={create}>
                    {all ? m.empty : `${m.noneOnSaleHelp} ${m.empty}`}
                  </EmptyState>
                }
              />
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )}
        </Loaded>
      </Card>
      <TypeDrawer edited={edited} onClose={() => setEdited(null)} />
      <SellMembership isOpen={sold !== null} onClose={() => setSold(null)} typeId={sold} />
    </>
  )
}
