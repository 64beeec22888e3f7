import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { usePhone } from '../../../../shared/use-phone.ts'
import { Button, Callout, Card, Drawer, EmptyState, Pagination, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FilterBar } from '../../../parts/list/ListCard.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { AuditFilters, NO_FILTERS } from './AuditFilters.tsx'
import { AuditLines } from './AuditLines.tsx'
import { Difference } from './Difference.tsx'
import { useSpoken } from './use-spoken.tsx'

/** Who on the team changed what, by days, in sentences. */
export default function AuditPart() {
  const { audit: m } = useMessages().settings
  const list = useList(NO_FILTERS)
  const { person, about, record, kind, from, to } = list.filters
  const [start_date, end_date] = [from, to].map((day) => (isWholeDay(day) ? day : undefined))
  const log = useApi('GET /api/v1/audit-log', {
    query: {
      actor_id: person || undefined,
      entity: about,
      entity_id: record || undefined,
      action: kind,
      start_date,
      end_date,
      ...list.paging,
    },
  })
  const [{ entry: shown }, show] = useUrlState({ entry: 0 })
  const isNarrowed = Boolean(person || about || record || kind || from || to)
  const isPhone = usePhone()
  const [isNarrowing, setNarrowing] = useState(isNarrowed)
  return (
    <Card flush title={m.title} description={m.titleMeans}>
      <FilterBar>
        {isPhone ? (
          <Button icon="filter" aria-expanded={isNarrowing} onPress={() => setNarrowing(!isNarrowing)}>
            {m.filters}
          </Button>
        ) : null}
        {isPhone && !isNarrowing ? null : <AuditFilters filters={list.filters} onChange={list.narrow} />}
        {record ? <OnlyOne {...{ about, record }} onAll={() => list.narrow({ record: 0 })} /> : null}
      </FilterBar>
      <Loaded query={log} skeleton={<SkeletonRows rows={12} />}>
        {({ items, total, total_capped }) =>
          items.length === 0 ? (
            <EmptyState
              icon="search"
              title={m.emptyTitle}
              action={isNarrowed ? <Button onPress={() => list.narrow(NO_FILTERS)}>{m.clear}</Button> : null}
            >
              {isNarrowed ? m.empty : m.noneYet}
            </EmptyState>
          ) : (
            <>
              <AuditLines entries={items} onShow={({ id }) => show({ entry: id }, 'push')} />
              <Pagination
                page={list.paging.page}
                pageSize={list.paging.page_size}
                total={total}
                capped={total_capped}
                onChange={list.turn}
              />
            </>
          )
        }
      </Loaded>
      <EntryDrawer entry={log.data?.items.find(({ id }) => id === shown)} onClose={() => show({ entry: 0 })} />
    </Card>
  )
}

function OnlyOne({ about, record, onAll }: { about: string; record: number; onAll: () => void }) {
  const { audit: m } = useMessages().settings
  return (
    <Callout
      tone="info"
      action={
        <Button size="small" onPress={onAll}>
          {m.showAll}
        </Button>
      }
    >
      {m.narrowed(m.things[about] ?? about, record)}
    </Callout>
  )
}

function EntryDrawer({
  entry,
  onClose,
}: {
  entry: Parameters<typeof Difference>[0]['entry'] | undefined
  onClose: () => void
}) {
  const { text } = useSpoken()
  return (
    <Drawer title={entry ? text(entry) : ''} isOpen={entry !== undefined} onClose={onClose} width="large">
      {entry ? <Difference entry={entry} /> : null}
    </Drawer>
  )
}
