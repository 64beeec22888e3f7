import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import { usePhone } from '../../../../shared/use-phone.ts'
import {
  Button,
  Callout,
  Card,
  ComboBox,
  DateField,
  Drawer,
  EmptyState,
  Pagination,
  Select,
  SkeletonRows,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FilterBar } from '../../../parts/list/ListCard.tsx'
import { rowsOf } from '../../../parts/list/ListTable.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { AuditLines } from './AuditLines.tsx'
import { Difference } from './Difference.tsx'
import { useSpoken } from './use-spoken.tsx'

/** The filters of the log, as the address keeps them; `record` is the number of one record of the kind in `about`. */
const NO_FILTERS = { person: 0, about: '', record: 0, kind: '', from: '', to: '' }

interface AuditFiltersProps {
  filters: typeof NO_FILTERS
  onChange: (change: Partial<typeof NO_FILTERS>) => void
}

const EVERYTHING = 'everything'

/** Narrows the log down: whose, about what, what was done, and when. */
function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const { audit: m } = useMessages().settings
  const spoken = useSpoken()
  const entities = Object.entries(m.entities).map(([id, label]) => ({ id, label }))
  const kinds = Object.keys(m.said).map((id) => ({ id, label: spoken.kind(id) }))
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 p-1">
      <People value={filters.person} onChange={(person) => onChange({ person })} />
      <Select
        label={m.about}
        value={filters.about || EVERYTHING}
        onChange={(about) => onChange({ about: about === EVERYTHING ? '' : about, record: 0 })}
        options={[{ id: EVERYTHING, label: m.everything }, ...entities]}
      />
      <DateField label={m.from} value={filters.from || null} onChange={(from) => onChange({ from: from ?? '' })} />
      <DateField label={m.to} value={filters.to || null} onChange={(to) => onChange({ to: to ?? '' })} />
      <ComboBox
        label={m.kind}
        placeholder={m.anything}
        value={filters.kind || null}
        onChange={(kind) => onChange({ kind: kind ?? '' })}
        options={kinds}
        className="col-span-full"
      />
    </div>
  )
}

/** Chooses the person who made the changes; only for roles that may see the team. */
function People({ value, onChange }: { value: number; onChange: (person: number) => void }) {
  const { audit: m } = useMessages().settings
  const mayList = useDenied()('staff.manage') === null
  const staff = useApi('GET /api/v1/staff', {}, { enabled: mayList })
  if (!mayList) return null
  const people = rowsOf(staff.data).map(({ id, full_name }) => ({ id, label: full_name }))
  return (
    <Select label={m.person} value={value} onChange={onChange} options={[{ id: 0, label: m.everybody }, ...people]} />
  )
}

/** The changes the team made, by days, in sentences. */
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
