import { unlimitedSaid } from '../../../../shared/coverage/unlimited.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Standing } from '../list/use-standings.ts'
import { Limits } from '../../selling/memberships/Limits.tsx'
import { TONES } from '../../selling/memberships/membership-words.ts'
import { useSummary } from './Summary.tsx'

/** Memberships of others that a client may use; undefined until they are known, or where the role may not see them. */
export const useShared = (clientId: number) => useSummary(clientId).standings.data?.[0]?.shared_memberships ?? undefined

/** The memberships others share with a client: the holder, the end and the credits left. The holder's page has the rest. */
export function SharedMemberships({ shared }: { shared: Standing['shared_memberships'] | undefined }) {
  const { memberships: words, clients } = useMessages()
  const { date } = useFormat()
  if (!shared?.length) return null
  const uncounted = (limits: (typeof shared)[number]['limits']) => {
    const said = unlimitedSaid(limits ?? {})
    return said && words.card[said]
  }
  return (
    <ul className="divide-y divide-line border-b border-line last:border-b-0">
      {shared.map(({ id, name, type, status, until, credits, limits, holder_id, holder_name }) => (
        <li key={id} className="flex gap-4 px-4 py-3.5">
          <div className="min-w-0 flex-1">
            <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
              {name}
              <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
            </h2>
            <p className="figures mt-0.5 text-xs text-muted">
              {words.kinds[type]} · {until ? words.card.until(date(until)) : words.card.noEnd} ·{' '}
              <Link href={paths.client(holder_id)}>{clients.standing.sharedBy(holder_name)}</Link>
            </p>
            <Limits limits={limits} />
          </div>
          <span className="figures shrink-0 pt-1 text-xs text-muted">
            {credits === null ? uncounted(limits) : words.card.left(credits)}
          </span>
        </li>
      ))}
    </ul>
  )
}
