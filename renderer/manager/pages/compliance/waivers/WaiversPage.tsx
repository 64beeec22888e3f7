import { useApi } from '../../../../api/index.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { ComplianceNav } from '../ComplianceNav.tsx'
import { WaiverForm } from './WaiverForm.tsx'
import { WaiverList } from './WaiverList.tsx'

/** What clients sign: the waivers, and the way to a new one. */
export default function WaiversPage() {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('waivers.manage')
  const list = useList({ shown: 'active' })
  const { shown } = list.filters
  const waivers = useApi('GET /api/v1/waivers', {
    query: { ...list.paging, active_only: shown === 'all' ? undefined : 'true' },
  })
  const ever = useApi(
    'GET /api/v1/waivers',
    { query: { page_size: 1 } },
    { enabled: waivers.data?.total === 0 && shown !== 'all' },
  )
  const [edited, setEdited] = useOpened(waivers.data?.items)
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const close = () => setEdited(null)
  const waiver = edited === 'new' ? null : edited
  return (
    <>
      <ComplianceNav />
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter
          label={m.shown}
          value={shown}
          parts={{ active: m.active, all: m.all }}
          onChange={(next) => list.narrow({ shown: next })}
        />
        <Button
          look="primary"
          icon="plus"
          aria-keyshortcuts="n"
          disabledReason={denied}
          onPress={() => setEdited('new')}
        >
          {m.create}
        </Button>
      </PageHeader>
      <WaiverList
        query={waivers}
        list={list}
        onShowAll={ever.data?.total ? () => list.narrow({ shown: 'all' }) : null}
        isAsking={ever.isLoading}
        onEdit={setEdited}
      />
      <Drawer
        title={waiver ? m.editTitle(waiver.title) : m.newTitle}
        description={waiver ? m.noNewVersion : m.newLead}
        width="large"
        isOpen={edited !== null}
        onClose={close}
      >
        {edited ? <WaiverForm waiver={waiver} onClose={close} /> : null}
      </Drawer>
    </>
  )
}
