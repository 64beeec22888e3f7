import { useApi, type Item } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { classes } from '../../../ui/classes.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import { useWhen } from '../../parts/use-when.ts'

type Entry = Item<'GET /api/v1/memberships/{membership_id}/credits'>

/** Every movement of credits with the balance after it, the newest first. */
export function Statement({ membershipId }: { membershipId: number }) {
  const { memberships: m } = useMessages()
  const params = { membership_id: membershipId }
  const credits = useApi('GET /api/v1/memberships/{membership_id}/credits', { params })
  return (
    <Card flush title={m.statement} description={m.statementOf}>
      <Loaded query={credits}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="px-4 py-6 text-center text-sm text-muted">{m.noStatement}</p>
          ) : (
            <ol className="divide-y divide-line">
              {entries.toReversed().map((entry) => (
                <Movement key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  )
}

function Movement({ entry }: { entry: Entry }) {
  const { memberships: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const kind = m.kinds[entry.kind]
  // The reason of a booking is the booking itself: its class says more.
  const detail = entry.class_starts_at ? m.forClass(when(entry.class_starts_at)) : entry.reason
  const sign = entry.credits > 0 ? '+' : '−'
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{entry.class_name ? m.kindWithClass(kind, entry.class_name) : kind}</p>
        <p className="figures text-sm text-muted">
          {format.date(format.dayOf(entry.created_at))}
          {detail ? ` · ${detail}` : null}
        </p>
      </div>
      <p className="figures shrink-0 text-end">
        <span className={classes('block font-semibold', entry.credits > 0 && 'text-good')}>
          {sign}
          {format.number(Math.abs(entry.credits))}
        </span>
        <span className="block text-xs text-muted">{m.balance(entry.balance_after)}</span>
      </p>
    </li>
  )
}
