import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { BackLink } from '../../parts/BackLink.tsx'
import { paths } from '../../paths.ts'
import { toSign, useWaivers, type Waiver } from './use-waivers.ts'

/** What the studio asks the reader to sign, what is still open first. */
export default function WaiversPage() {
  const { waivers: m, profile } = useMessages()
  const waivers = useWaivers()
  return (
    <>
      <BackLink href={paths.profile()}>{profile.title}</BackLink>
      <PageHeader title={m.title} description={m.lead} />
      <Loaded query={waivers}>{(items) => <Waivers items={items} />}</Loaded>
    </>
  )
}

function Waivers({ items }: { items: readonly Waiver[] }) {
  const { waivers: m } = useMessages()
  const open = toSign(items)
  const signed = items.filter(({ status }) => status === 'signed')
  if (items.length === 0)
    return (
      <EmptyState icon="file" title={m.none}>
        {m.noneMeans}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      {open.length > 0 ? <WaiverList title={m.toSign} items={open} /> : null}
      {signed.length > 0 ? <WaiverList title={m.signed} items={signed} /> : null}
    </div>
  )
}

function WaiverList({ title, items }: { title: string; items: readonly Waiver[] }) {
  const { waivers: m } = useMessages()
  const format = useFormat()
  const line = ({ status, signed_at, requires_before_booking }: Waiver) => {
    if (status === 'signed' && signed_at) return m.signedOn(format.date(signed_at))
    if (requires_before_booking) return m.required
    return signed_at ? m.since(format.date(signed_at)) : null
  }
  return (
    <Card flush title={title}>
      <ul className="divide-y divide-line">
        {items.map((waiver) => (
          <li key={waiver.id}>
            <Anchor
              href={paths.waiver(waiver.id)}
              className="ring-focus flex items-center gap-3 px-4 py-3 text-ink no-underline -outline-offset-2! hover:bg-hover"
            >
              <Icon
                name={waiver.status === 'signed' ? 'success' : 'file'}
                size={20}
                className={waiver.status === 'signed' ? 'text-good' : 'text-muted'}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-pretty">{waiver.title}</span>
                <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                  {waiver.status === 'signed' ? null : <Badge tone="warn">{m.states[waiver.status]}</Badge>}
                  {line(waiver)}
                </span>
              </span>
              <Icon name="right" size={16} className="text-faint" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  )
}
