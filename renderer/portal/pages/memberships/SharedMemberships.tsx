import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { useDependants } from '../../parts/dependants.ts'
import { Limits } from './Limits.tsx'

/** Shows memberships that others share with the reader or a child of theirs: whose it is and what is left. Nothing if none. */
export function SharedMemberships() {
  const { sharing: m } = useMessages()
  const format = useFormat()
  const own = useSession()?.account.id
  const shared = useApi('GET /api/v1/clients/me/shared-memberships')
  const family = useDependants()
  const items = shared.data ?? []
  if (items.length === 0) return null
  const nameOf = (id: number) => family.data?.find((child) => child.id === id)?.full_name ?? ''
  return (
    <Card flush title={m.sharedTitle} className="mt-4">
      <ul className="divide-y divide-line">
        {items.map(({ id, client_id, type_name, holder_name, unlimited, credits_remaining, expires_at, limits }) => (
          <li key={`${id} ${client_id}`} className="px-4 py-3">
            <p className="font-medium">{type_name}</p>
            <p className="figures text-sm text-pretty text-muted">
              {[
                m.of(holder_name),
                client_id === own ? null : m.forChild(nameOf(client_id)),
                unlimited ? !limits && m.unlimited : m.left(credits_remaining ?? 0),
                expires_at && m.until(format.date(expires_at)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Limits limits={limits} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
