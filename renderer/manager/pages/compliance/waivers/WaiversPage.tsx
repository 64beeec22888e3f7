import { useFormat } from '../../../../shared/format/use-format.ts'
import { useHotkeys } from '../../../../shared/hotkeys.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useOpened } from '../../../../shared/url/use-opened.ts'
import { Badge, Button, Drawer, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { EmptyActive } from '../../../parts/list/EmptyList.tsx'
import { ListRows, type ListOf } from '../../../parts/list/ListCard.tsx'
import { ListRow } from '../../../parts/list/ListRow.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useActiveList, type Hidden } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ComplianceNav } from '../ComplianceNav.tsx'
import { Paper } from './Paper.tsx'
import { SignedBar } from './SignedBar.tsx'
import { WaiverForm } from './WaiverForm.tsx'
import { useActivation, type Waiver } from './use-activation.ts'
import { useSigned } from './use-signed.ts'

/** The waivers that clients sign, and the way to a new one. */
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

interface WaiverListProps extends Omit<ListOf<Waiver>, 'empty'> {
  hidden: Hidden
  onEdit: (waiver: Waiver | 'new') => void
}

/** The waivers, each with how many have signed it. */
function WaiverList({ hidden, onEdit, query, list }: WaiverListProps) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('waivers.manage')
  return (
    <ListRows
      label={m.table}
      query={query}
      list={list}
      empty={
        <EmptyActive
          icon="file"
          hidden={hidden}
          none={{ title: m.emptyTitle, help: m.empty }}
          noneActive={{ title: m.noneActive, help: m.noneActiveHelp, showAll: m.showAll }}
          action={
            <Button look="primary" icon="plus" disabledReason={denied} onPress={() => onEdit('new')}>
              {m.create}
            </Button>
          }
        />
      }
    >
      {(waiver) => <WaiverRow waiver={waiver} denied={denied} onEdit={onEdit} />}
    </ListRows>
  )
}

interface WaiverRowProps {
  waiver: Waiver
  denied: string | null
  onEdit: (waiver: Waiver) => void
}

function WaiverRow({ waiver, denied, onEdit }: WaiverRowProps) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const format = useFormat()
  const { deactivate, reactivate } = useActivation()
  const signed = useSigned(waiver)
  const { id, title, body, version, is_active, requires_before_booking, updated_at } = waiver
  return (
    <ListRow
      level={2}
      picture={<Paper body={body} />}
      name={title}
      href={paths.waiver(id)}
      isFaded={!is_active}
      badges={
        <>
          <Badge tone={requires_before_booking ? 'accent' : 'plain'}>
            {requires_before_booking ? m.isRequired : m.isNotRequired}
          </Badge>
          {is_active ? null : <Badge>{m.inactive}</Badge>}
        </>
      }
      actions={[
        [{ label: m.edit, icon: 'edit', onAction: () => onEdit(waiver), disabledReason: denied }],
        [
          is_active
            ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(waiver), disabledReason: denied }
            : { label: m.reactivate, icon: 'play', onAction: () => reactivate(waiver), disabledReason: denied },
        ],
      ]}
    >
      <p className="mb-3 text-xs text-muted">
        {m.versionOf(version)} · {m.since(format.date(updated_at))}
      </p>
      {signed === null ? null : <SignedBar signed={signed} />}
    </ListRow>
  )
}
