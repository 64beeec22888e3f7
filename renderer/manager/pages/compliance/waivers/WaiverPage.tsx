import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { usePathId } from '../../../../shared/url/use-go.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { Badge, Button, Card, Drawer, Menu, PageHeader, Skeleton, Tabs, TriggerButton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Signatures } from './Signatures.tsx'
import { UnsignedClients } from './UnsignedClients.tsx'
import { useActivation, type Waiver } from './use-activation.ts'
import { WaiverForm } from './WaiverForm.tsx'

const PARTS = ['unsigned', 'signed', 'text'] as const
type Part = (typeof PARTS)[number]

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
      <Loaded query={waiver} skeleton={<Skeleton className="h-96" />}>
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
  const params = { waiver_id: waiver.id }
  const unsigned = useApi('GET /api/v1/waivers/{waiver_id}/unsigned-clients', { params, query: { page_size: 1 } })
  const missing = unsigned.data ? { count: m.missingCount(unsigned.data.total, unsigned.data.total_capped) } : {}
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
        description={waiver.requires_before_booking ? m.isRequired : m.isNotRequired}
      >
        <Actions waiver={waiver} />
      </PageHeader>
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
  const [isEditing, edit] = useState(false)
  const close = () => edit(false)
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
      <Button look="primary" icon="edit" disabledReason={denied} onPress={() => edit(true)}>
        {m.edit}
      </Button>
      <Drawer
        title={m.editTitle(waiver.title)}
        description={m.noNewVersion}
        width="large"
        isOpen={isEditing}
        onClose={close}
      >
        <WaiverForm waiver={waiver} onClose={close} />
      </Drawer>
    </>
  )
}
