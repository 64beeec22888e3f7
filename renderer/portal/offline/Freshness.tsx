import type { UseQueryResult } from '@tanstack/react-query'
import { useNow } from '../../shared/clock.ts'
import { useOnline } from '../../shared/states/ConnectionBanner.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { useWhen } from '../parts/use-when.ts'
import { isStale } from './is-stale.ts'

/** Says how old what is shown is, when it could not be renewed. Nothing while it is fresh. */
export function Freshness({ query }: { query: UseQueryResult<unknown, unknown> }) {
  const { shell } = useMessages()
  const when = useWhen()
  const online = useOnline()
  const now = useNow(30_000)
  const { data, dataUpdatedAt, isError, isFetching } = query
  if (data === undefined || !isStale(query, online, now)) return null
  const then = when(new Date(dataUpdatedAt).toISOString())
  return (
    <div
      role="status"
      className="mb-3 flex items-center gap-2 rounded-lg bg-warn-soft py-1 ps-3.5 pe-1 text-sm text-ink"
    >
      <Icon name="offline" size={16} className="text-warn" />
      <p className="flex-1 py-1.5 text-pretty">
        {shell.asOf(then)}
        {isError && online ? <span className="text-muted"> · {shell.unreachable}</span> : null}
      </p>
      {online ? (
        <Button
          look="quiet"
          icon="refresh"
          iconOnly
          label={shell.refresh}
          isPending={isFetching}
          onPress={() => void query.refetch()}
        />
      ) : null}
    </div>
  )
}
