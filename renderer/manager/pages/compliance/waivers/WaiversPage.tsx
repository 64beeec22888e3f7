import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Button, Drawer, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList } from '../../../parts/list/use-list.ts'
import { ComplianceNav } from '../ComplianceNav.tsx'
import { WaiverForm } from './WaiverForm.tsx'
import { WaiverList } from './WaiverList.tsx'

/** What clients sign: the waivers, and the way to a new one. */
export default function WaiversPage() {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('waivers.manage')
  const { query, list, hidden, shown, show } = useActiveList('GET /api/v1/waivers')
  const [edited, setEdited] = useOpened(query.data?.items)
  useHotkeys({ n: denied ? undefined : { label: m.create, run: () => setEdited('new') } })
  const close = () => setEdited(null)
  const waiver = edited === 'new' ? null : edited
  return (
    <>
      <ComplianceNav />
      <PageHeader title={m.title} description={m.lead}>
        <ShownFilter label={m.shown} value={shown} parts={{ active: m.active, all: m.all }} onChange={show} />
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
      <WaiverList query={query} list={list} hidden={hidden} onEdit={setEdited} />
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
