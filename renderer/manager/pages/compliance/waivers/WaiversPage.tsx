import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Button, Card, Drawer, PageHeader, Pagination, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ComplianceNav } from '../ComplianceNav.tsx'
import { WaiverForm } from './WaiverForm.tsx'
import { WaiverTable } from './WaiverTable.tsx'
import type { Waiver } from './use-activation.ts'

const PAGE_SIZE = 50

/** What clients sign: the waivers, and the way to a new one. */
export default function WaiversPage() {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('waivers.manage')
  const [{ shown, page }, setState] = useUrlState({ shown: 'active', page: 1 })
  const [edited, setEdited] = useState<Waiver | 'new' | null>(null)
  const waivers = useApi(
    'GET /api/v1/waivers',
    { query: { page, page_size: PAGE_SIZE, active_only: shown === 'all' ? undefined : 'true' } },
    { keep: true },
  )
  const close = () => setEdited(null)
  const waiver = edited === 'new' ? null : edited
  return (
    <>
      <ComplianceNav />
      <PageHeader title={m.title} description={m.lead}>
        <SegmentedControl
          label={m.shown}
          value={shown}
          onChange={(next) => setState({ shown: next, page: 1 })}
          options={[
            { id: 'active', label: m.active },
            { id: 'all', label: m.all },
          ]}
        />
        <Button look="primary" icon="plus" disabledReason={denied} onPress={() => setEdited('new')}>
          {m.create}
        </Button>
      </PageHeader>
      <Card flush>
        <Loaded query={waivers}>
          {(list) => (
            <>
              <WaiverTable
                waivers={list.items}
                isStale={waivers.isPlaceholderData}
                isFiltered={shown !== 'all'}
                onShowAll={() => setState({ shown: 'all' })}
                onEdit={setEdited}
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
      <Drawer
        title={waiver ? m.editTitle(waiver.title) : m.newTitle}
        description={waiver ? m.noNewVersion : m.newLead}
        width="large"
        isOpen={edited !== null}
        onClose={close}
      >
        {edited ? <WaiverForm key={waiver?.id ?? 'new'} waiver={waiver} onClose={close} /> : null}
      </Drawer>
    </>
  )
}
