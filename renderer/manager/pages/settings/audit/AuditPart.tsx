import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import {
  Button,
  Card,
  DateField,
  Drawer,
  EmptyState,
  Pagination,
  Select,
  Table,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { Difference } from './Difference.tsx'
import { useSentence } from './use-sentence.ts'
import type { Entry } from './entry.ts'

const PAGE_SIZE = 50
const NO_FILTERS = { about: '', from: '', to: '', page: 1 }

/** Who on the team changed what. */
export default function AuditPart() {
  const { audit: m } = useMessages().settings
  const [filters, setFilters] = useUrlState(NO_FILTERS)
  const [shown, setShown] = useState<Entry | null>(null)
  const sentence = useSentence()
  const { about, from, to, page } = filters
  const log = useApi(
    'GET /api/v1/audit-log',
    { query: { entity: about, start_date: from, end_date: to, page, page_size: PAGE_SIZE } },
    { keep: true },
  )
  return (
    <Card title={m.title} description={m.titleMeans} flush>
      <Filters filters={filters} onChange={setFilters} />
      <Loaded query={log}>
        {(list) => (
          <>
            <Entries
              entries={list.items}
              isStale={log.isPlaceholderData}
              onShow={setShown}
              onClear={() => setFilters(NO_FILTERS)}
            />
            <Pagination
              page={page}
              pageSize={PAGE_SIZE}
              total={list.total}
              capped={list.total_capped}
              onChange={(next) => setFilters({ page: next }, 'push')}
            />
          </>
        )}
      </Loaded>
      <Drawer
        title={shown ? [shown.actor_name, sentence(shown)].filter(Boolean).join(' ') : ''}
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        width="large"
      >
        {shown ? <Difference entry={shown} /> : null}
      </Drawer>
    </Card>
  )
}

interface FiltersProps {
  filters: typeof NO_FILTERS
  onChange: (change: Partial<typeof NO_FILTERS>) => void
}

const EVERYTHING = 'everything'

function Filters({ filters, onChange }: FiltersProps) {
  const { audit: m } = useMessages().settings
  const entities = Object.entries(m.entities).map(([id, label]) => ({ id, label: label ?? id }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_10rem_10rem] gap-3 border-b border-line p-3 phone:grid-cols-2">
      <Select
        label={m.about}
        placeholder={m.everything}
        value={filters.about || EVERYTHING}
        onChange={(about) => onChange({ about: about === EVERYTHING ? '' : about, page: 1 })}
        options={[{ id: EVERYTHING, label: m.everything }, ...entities]}
        className="phone:col-span-full"
      />
      <DateField
        label={m.from}
        value={filters.from || null}
        onChange={(from) => onChange({ from: from ?? '', page: 1 })}
      />
      <DateField label={m.to} value={filters.to || null} onChange={(to) => onChange({ to: to ?? '', page: 1 })} />
    </div>
  )
}

interface EntriesProps {
  entries: readonly Entry[]
  isStale: boolean
  onShow: (entry: Entry) => void
  onClear: () => void
}

function Entries({ entries, isStale, onShow, onClear }: EntriesProps) {
  const { audit: m } = useMessages().settings
  const format = useFormat()
  const sentence = useSentence()
  const columns: Column<Entry>[] = [
    {
      id: 'what',
      header: m.what,
      cell: (entry) => (
        <span className="block py-1.5">
          <span className="font-medium">{entry.actor_name ?? m.nothing}</span> {sentence(entry)}
        </span>
      ),
    },
    {
      id: 'when',
      header: m.when,
      cell: ({ at }) => format.dateTime(at),
      align: 'end',
      width: '11rem',
    },
  ]
  return (
    <Table
      label={m.table}
      columns={columns}
      rows={entries}
      isStale={isStale}
      onRowAction={onShow}
      empty={
        <EmptyState icon="search" title={m.emptyTitle} action={<Button onPress={onClear}>{m.clear}</Button>}>
          {m.empty}
        </EmptyState>
      }
    />
  )
}
