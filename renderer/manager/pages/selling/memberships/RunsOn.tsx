import { parseDate } from '@internationalized/date'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Callout } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface RunsOnProps {
  clientId: number
  typeId: number
  startsAt: string
  onStart: (day: string) => void
}

/** Offers to begin a membership once the client's last one of the same type has ended: renewed early, it loses no day. */
export function RunsOn({ clientId, typeId, startsAt, onStart }: RunsOnProps) {
  const { sell: m } = useMessages().memberships
  const format = useFormat()
  const held = useApi('GET /api/v1/memberships', { query: { client_id: clientId, page_size: 200 } })
  const ends = (held.data?.items ?? [])
    .filter(
      ({ membership_type_id, status }) => membership_type_id === typeId && /^(active|pending|paused)$/.test(status),
    )
    .flatMap(({ expires_at, renews_at }) => (expires_at && !renews_at ? [expires_at] : []))
  const last = ends.toSorted().at(-1)
  if (last === undefined || last < startsAt) return null
  const next = parseDate(last).add({ days: 1 }).toString()
  return (
    <Callout
      action={
        <Button size="small" onPress={() => onStart(next)}>
          {m.startAfter(format.date(next))}
        </Button>
      }
    >
      {m.runsUntil(format.date(last))}
    </Callout>
  )
}
