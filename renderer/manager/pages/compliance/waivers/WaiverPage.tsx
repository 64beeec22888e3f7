import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../../shared/url/use-go.ts'
import { useOpenName } from '../../../../shared/url/use-opened.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Badge, Button, Card, Drawer, Menu, PageHeader, Skeleton, Tabs, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { useVisited } from '../../../shell/use-visited.ts'
import { Paper } from './Paper.tsx'
import { Signatures } from './Signatures.tsx'
import { SignedBar } from './SignedBar.tsx'
import { UnsignedClients } from './UnsignedClients.tsx'
import { useActivation, type Waiver } from './use-activation.ts'
import { useSigned } from './use-signed.ts'
import { WaiverForm } from './WaiverForm.tsx'

const PARTS = ['unsigned', 'signed', 'text'] as const
type Part = (typeof PARTS)[number]

const ToCome = ({ title }: { title: string }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <Skeleton className="h-96" />
  </>
)

/** One waiver: its text, who has signed it and who has not. */
export default function WaiverPage() {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const waiver_id = usePathId('waiverId')
  const waiver = useApi('GET /api/v1/waivers/{waiver_id}', { params: { waiver_id } })
  const isGone = waiver.isError && waiver.data === undefined
  return (
    <>
      {isGone ? <PageHeader title={m.title} trail={[{ label: m.title, href: paths.waivers() }]} /> : null}
      <Loaded query={waiver} skeleton={<ToCome title={m.title} />}>
        {(data) => <Shown waiver={data} />}
      </Loaded>
    </>
  )
}

function Shown({ waiver }: { waiver: Waiver }) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const format = useFormat()
  const [{ tab }, setState] = useUrlState({ tab: 'unsigned', page: 1 })
  const signed = useSigned(waiver)
  const missing = signed ? { count: m.missingCount(signed.missing, signed.isCapped) } : {}
  useVisited(waiver.title)
  return (
    <>
      <PageHeader
        title={waiver.title}
        trail={[{ label: m.title, href: paths.waivers() }]}
        beside={
          <>
            <Badge tone="accent">{m.versionOf(waiver.version)}</Badge>
            {waiver.is_active ? null : <Badge>{m.inactive}</Badge>}
          </>
        }
        before={
          <span className="phone:hidden">
            <Paper body={waiver.body} />
          </span>
        }
        description={
          <>
            {waiver.requires_before_booking ? m.isRequired : m.isNotRequired} ·{' '}
            {m.since(format.date(waiver.updated_at))}
          </>
        }
      >
        <Actions waiver={waiver} />
      </PageHeader>
      {signed === null ? null : (
        <Card className="mb-5">
          <SignedBar signed={signed} />
        </Card>
      )}
      <Tabs
        label={m.parts}
        value={PARTS.find((part) => part === tab) ?? 'unsigned'}
        onChange={(next: Part) => setState({ tab: next, page: 1 })}
        tabs={[
          { id: 'unsigned', label: m.unsigned, ...missing, content: <UnsignedClients waiver={waiver} /> },
          { id: 'signed', label: m.signed, content: <Signatures waiver={waiver} /> },
          {
            id: 'text',
            label: m.text,
            content: (
              <Card title={m.textTitle} description={m.since(format.date(waiver.updated_at))}>
                <p className="max-w-prose text-base leading-relaxed break-words whitespace-pre-line">{waiver.body}</p>
              </Card>
            ),
          },
        ]}
      />
    </>
  )
}

function Actions({ waiver }: { waiver: Waiver }) {
  const { compliance } = useMessages()
  const m = compliance.waivers
  const denied = useDenied()('waivers.manage')
  const { deactivate, reactivate } = useActivation()
  const [open, setOpen] = useOpenName(['edit'])
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={<TriggerButton icon="more" iconOnly label={m.actions} />}
        label={m.actions}
        groups={[
          [
            waiver.is_active
              ? { label: m.deactivate, icon: 'pause', onAction: () => deactivate(waiver), disabledReason: denied }
              : { label: m.reactivate, icon: 'play', onAction: () => reactivate(waiver), disabledReason: denied },
          ],
        ]}
      />
      <Button look="primary" icon="edit" disabledReason={denied} onPress={() => setOpen('edit')}>
        {m.edit}
      </Button>
      <Drawer
        title={m.editTitle(waiver.title)}
        description={m.noNewVersion}
        width="large"
        isOpen={open === 'edit'}
        onClose={close}
      >
        {open ? <WaiverForm waiver={waiver} onClose={close} /> : null}
      </Drawer>
    </>
  )
}
