import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, type Answer, type ApiError, type Input } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../../shared/url/url-state.ts'
import { Button, Card, EmptyState, SkeletonRows } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { ShownFilter } from '../../../../parts/list/ShownFilter.tsx'
import { group, type Month } from './group.ts'
import { MomentLine } from './MomentLine.tsx'

const KEY = 'GET /api/v1/clients/{client_id}/timeline'
/** Number shown at first; further back, more are loaded at once. */
const FIRST = 40
const MORE = 200

type Query = NonNullable<Input<typeof KEY>['query']>
type Part = NonNullable<Query['part']>
type Stretch = Pick<Answer<typeof KEY>, 'items' | 'next'>

/** A client's history, newest first and with each visit as one entry, as many strides back as given. */
function useTimeline(client_id: number, part: Part | undefined, strides: number) {
  const read = async (signal: AbortSignal): Promise<Stretch> => {
    const items: Stretch['items'] = []
    let next: string | null = null
    // Each begins where the one before ended, so that nothing is missed or repeated when new entries come in.
    for (let stride = 0; stride < strides && (stride === 0 || next !== null); stride += 1) {
      const page_size = stride === 0 ? FIRST : MORE
      const query: Query = { visits_as_one: 'true', page_size, ...(part && { part }), ...(next && { after: next }) }
      const page: Stretch = await call(KEY, { params: { client_id }, query }, { signal })
      items.push(...page.items)
      next = page.next
    }
    return { items, next }
  }
  return useQuery<Stretch, ApiError>({
    queryKey: [KEY, { client_id, part, strides }],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
  })
}

/** Everything that happened with a client, by month; as far back as somebody goes. */
export function Timeline({ clientId }: { clientId: number }) {
  const m = useMessages().clientProfile.timeline
  const { dayOf } = useFormat()
  const [{ part }, setState] = useUrlState({ part: 'all' })
  const shown = (Object.keys(m.parts) as (Part | 'all')[]).find((one) => one === part) ?? 'all'
  const [strides, setStrides] = useState(1)
  const timeline = useTimeline(clientId, shown === 'all' ? undefined : shown, strides)
  const show = (next: Part | 'all') => {
    setStrides(1)
    setState({ part: next })
  }
  return (
    <Card flush>
      <div className="overflow-x-auto border-b border-line p-2">
        <ShownFilter label={m.shown} value={shown} parts={m.parts} onChange={show} className="w-max" />
      </div>
      <Loaded query={timeline} skeleton={<SkeletonRows rows={14} />}>
        {({ items, next }) =>
          items.length === 0 ? (
            <Nothing isPart={shown !== 'all'} onAll={() => show('all')} />
          ) : (
            <>
              {group(items, dayOf).map((month) => (
                <MonthOf key={month.day} month={month} />
              ))}
              <Earlier
                isThere={next !== null}
                isPending={timeline.isPlaceholderData}
                onGo={() => setStrides(strides + 1)}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Nothing({ isPart, onAll }: { isPart: boolean; onAll: () => void }) {
  const m = useMessages().clientProfile.timeline
  return (
    <EmptyState
      icon="clock"
      title={isPart ? m.noneOfPart : m.none}
      action={isPart ? <Button onPress={onAll}>{m.all}</Button> : null}
    >
      {isPart ? m.noneOfPartHelp : m.noneHelp}
    </EmptyState>
  )
}

function MonthOf({ month: { day, moments } }: { month: Month }) {
  const { date } = useFormat()
  const name = date(day, 'month')
  return (
    <section aria-label={name} className="border-b border-line last:border-b-0">
      <h2 className="px-4 pt-3 text-xs font-semibold text-muted">{name}</h2>
      <ol className="px-4 pt-1 pb-3">
        {moments.map((moment) => (
          <MomentLine key={`${moment.main.kind}-${moment.main.entity_id}-${moment.main.at}`} moment={moment} />
        ))}
      </ol>
    </section>
  )
}

/** Goes on as its end comes into sight, and by a press. */
function Earlier({ isThere, isPending, onGo }: { isThere: boolean; isPending: boolean; onGo: () => void }) {
  const m = useMessages().clientProfile.timeline
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isThere || isPending || !foot.current) return
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onGo())
    watch.observe(foot.current)
    return () => watch.disconnect()
  })
  return (
    <div ref={foot} className="flex justify-center p-3 text-xs text-muted">
      {isThere ? (
        <Button look="quiet" size="small" icon="down" isPending={isPending} onPress={onGo}>
          {m.earlier}
        </Button>
      ) : (
        m.begins
      )}
    </div>
  )
}
