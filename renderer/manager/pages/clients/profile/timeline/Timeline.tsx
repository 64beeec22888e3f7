import { useApi } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../../shared/url/url-state.ts'
import { Card, EmptyState, Pagination, SkeletonRows } from '../../../../../ui/index.ts'
import { parseDate } from '@internationalized/date'
import { useMessages } from '../../../../messages/index.ts'
import { group, type Day } from './group.ts'
import { MomentLine } from './MomentLine.tsx'

const PAGE_SIZE = 40

/** Everything that happened with a client, by day. */
export function Timeline({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.timeline
  const { dayOf } = useFormat()
  const [{ page }, setState] = useUrlState({ page: 1 })
  const timeline = useApi('GET /api/v1/clients/{client_id}/timeline', {
    params: { client_id: clientId },
    query: { page, page_size: PAGE_SIZE },
  })
  return (
    <Card flush>
      <Loaded query={timeline} skeleton={<SkeletonRows rows={14} />}>
        {(list) =>
          list.items.length === 0 ? (
            <EmptyState icon="clock" title={m.none}>
              {m.noneHelp}
            </EmptyState>
          ) : (
            <>
              {group(list.items, dayOf).map((day) => (
                <DayOf key={day.day} day={day} />
              ))}
              <Pagination
                page={page}
                pageSize={PAGE_SIZE}
                total={list.total}
                capped={list.total_capped}
                onChange={(next) => setState({ page: next }, 'push')}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function DayOf({ day: { day, moments } }: { day: Day }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.timeline
  const format = useFormat()
  const today = format.today()
  const yesterday = parseDate(today).subtract({ days: 1 }).toString()
  const name = day === today ? m.today : day === yesterday ? m.yesterday : format.date(day, 'long')
  return (
    <section aria-label={name} className="border-b border-line last:border-b-0">
      <h2 className="px-4 pt-3 text-xs font-semibold text-muted">{name}</h2>
      <ol className="px-4 pt-1 pb-3">
        {moments.map((moment) => (
          <MomentLine key={`${moment.main.kind}-${moment.main.entity_id}`} moment={moment} />
        ))}
      </ol>
    </section>
  )
}
