import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { useDependants, type Child } from '../../parts/dependants.ts'
import { paths } from '../../paths.ts'

type Members = Answer<'GET /api/v1/memberships/{membership_id}/members'>

interface SharingCardProps {
  membershipId: number
  isLive: boolean
}

/** The people sharing a membership; the holder chooses among their children. Nothing if it is for one person. */
export function SharingCard({ membershipId, isLive }: SharingCardProps) {
  const params = { membership_id: membershipId }
  const members = useApi('GET /api/v1/memberships/{membership_id}/members', { params })
  const family = useDependants()
  if (!members.data || !family.data || members.data.max_members < 2) return null
  return <Shown shown={members.data} family={family.data.filter(({ is_active }) => is_active)} isLive={isLive} />
}

interface ShownProps {
  shown: Members
  family: readonly Child[]
  isLive: boolean
}

function Shown({ shown, family, isLive }: ShownProps) {
  const { sharing: m } = useMessages()
  const others = shown.members.filter(({ client_id }) => !family.some(({ id }) => id === client_id))
  return (
    <Card title={m.title} description={m.lead(shown.max_members)}>
      {others.length + family.length === 0 ? <p className="text-sm text-muted">{m.none}</p> : null}
      <ul aria-label={m.title} className="flex flex-col gap-1">
        {others.map(({ client_id, full_name }) => (
          <li key={client_id} className="py-2">
            {full_name}
          </li>
        ))}
        {family.map((child) => (
          <li key={child.id}>
            <ChildLine child={child} shown={shown} family={family} isLive={isLive} />
          </li>
        ))}
      </ul>
      {family.length === 0 ? (
        <Link href={paths.profile()} className="mt-2 inline-flex min-h-11 items-center text-sm">
          {m.noChildren}
        </Link>
      ) : null}
      <Uses shown={shown} />
    </Card>
  )
}

function ChildLine({ child, shown, family, isLive }: ShownProps & { child: Child }) {
  const { sharing: m } = useMessages()
  const ids = shown.members.map(({ client_id }) => client_id)
  const isIn = ids.includes(child.id)
  const isFull = ids.length + 1 >= shown.max_members
  const set = useSend('PUT /api/v1/memberships/{membership_id}/members', {
    done: isIn ? m.removed(child.full_name) : m.added(child.full_name),
    invalidate: ['GET /api/v1/memberships/{membership_id}/members', 'GET /api/v1/clients/me/shared-memberships'],
  })
  const reason = !isLive ? m.over : !isIn && isFull ? m.full : null
  const change = (isChosen: boolean) => {
    const chosen = family.filter(({ id }) => (id === child.id ? isChosen : ids.includes(id)))
    const body = { client_ids: chosen.map(({ id }) => id) }
    void set.send({ params: { membership_id: shown.membership_id }, body })
  }
  return (
    <Checkbox value={isIn} disabledReason={reason} onChange={change}>
      {child.full_name}
    </Checkbox>
  )
}

/** The latest places and appointments that it paid for, as the holder may know them. */
function Uses({ shown: { members, uses } }: { shown: Members }) {
  const { sharing: m } = useMessages()
  const format = useFormat()
  if (members.length === 0) return null
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{m.uses}</h3>
      {uses.length === 0 ? <p className="mt-1 text-sm text-muted">{m.noUses}</p> : null}
      <ul className="figures mt-1 space-y-1 text-sm">
        {uses.map(({ client_id, client_name, on, name, credits }, at) => (
          <li key={`${client_id} ${on} ${at}`} className="flex justify-between gap-3">
            <span className="min-w-0">{[client_name, format.date(on), name].filter(Boolean).join(' · ')}</span>
            {credits > 0 ? <span className="shrink-0 text-muted">{m.credits(credits)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
