import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { AccountColumns } from '../../parts/AccountColumns.tsx'
import { BackLink } from '../../parts/BackLink.tsx'
import { useDependants, type Dependant } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'
import { useWords } from './use-words.ts'
import { toSign, useWaivers, type Waiver } from './use-waivers.ts'

/** Lists the reader's waivers, open ones first; below them, those of their dependants. */
export default function WaiversPage() {
  const { waivers: m, profile } = useMessages()
  const waivers = useWaivers()
  const dependants = useDependants().data ?? []
  return (
    <AccountColumns>
      <BackLink href={paths.profile()}>{profile.title}</BackLink>
      <PageHeader title={m.title} description={m.lead} />
      <div className="flex flex-col gap-4">
        <Loaded query={waivers}>{(items) => <Waivers items={items} />}</Loaded>
        {dependants.map((one) => (
          <Theirs key={one.id} subject={one} />
        ))}
      </div>
    </AccountColumns>
  )
}

function Waivers({ items }: { items: readonly Waiver[] }) {
  const { waivers: m } = useMessages()
  const open = toSign(items)
  const signed = signedOf(items)
  if (items.length === 0)
    return (
      <EmptyState icon="file" title={m.none} action={<LinkButton href={paths.schedule()}>{m.toSchedule}</LinkButton>}>
        {m.noneMeans}
      </EmptyState>
    )
  return (
    <>
      {open.length > 0 ? <WaiverList title={m.toSign} items={open} /> : null}
      {signed.length > 0 ? <WaiverList title={m.signed} items={signed} /> : null}
    </>
  )
}

function Theirs({ subject }: { subject: Dependant }) {
  const { waivers: m } = useMessages()
  const waivers = useWaivers(subject.id)
  return (
    <Loaded query={waivers}>
      {(items) =>
        items.length > 0 ? (
          <WaiverList
            title={m.theirs.of(subject.full_name)}
            items={[...toSign(items), ...signedOf(items)]}
            subject={subject}
          />
        ) : null
      }
    </Loaded>
  )
}

const signedOf = (items: readonly Waiver[]) => items.filter(({ status }) => status === 'signed')

interface WaiverListProps {
  title: string
  items: readonly Waiver[]
  subject?: Dependant
}

function WaiverList({ title, items, subject }: WaiverListProps) {
  const m = useWords(subject)
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
              href={paths.waiver(waiver.id, undefined, subject?.id)}
              className="ring-focus flex items-center gap-3.5 px-4 py-3 text-ink no-underline -outline-offset-2! hover:bg-hover"
            >
              <span
                className={`grid size-10 shrink-0 place-items-center rounded-md ${waiver.status === 'signed' ? 'bg-good-soft text-good' : 'bg-warn-soft text-warn'}`}
              >
                <Icon name={waiver.status === 'signed' ? 'success' : 'edit'} size={18} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-pretty">{waiver.title}</span>
                <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                  {waiver.status === 'signed' ? null : <Badge tone="warn">{m.states[waiver.status]}</Badge>}
                  {line(waiver)}
                </span>
                {waiver.status === 'signed' ? null : (
                  <span className="mt-1 block truncate text-sm text-muted">{waiver.body}</span>
                )}
              </span>
              <Icon name="right" size={16} className="text-faint" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  )
}
