import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { Button, DateField, Drawer, EmptyState, Select, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { Difference } from './Difference.tsx'
import type { Entry } from './entry.ts'
import { useSentence } from './use-sentence.ts'

const NO_FILTERS = { about: '', from: '', to: '' }

/** Who on the team changed what. */
export default function AuditPart() {
  const { audit: m } = useMessages().settings
  const list = useList(NO_FILTERS)
  const [shown, setShown] = useState<Entry | null>(null)
  const sentence = useSentence()
  const format = useFormat()
  const { about, from, to } = list.filters
  const [start_date, end_date] = [from, to].map((day) => (isWholeDay(day) ? day : undefined))
  const log = useApi('GET /api/v1/audit-log', { query: { entity: about, start_date, end_date, ...list.paging } })
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
    <>
      <ListCard
        title={m.title}
        description={m.titleMeans}
        filters={<Filters filters={list.filters} onChange={list.narrow} />}
        query={log}
        list={list}
        label={m.table}
        columns={columns}
        onRowAction={setShown}
        empty={
          <EmptyState
            icon="search"
            title={m.emptyTitle}
            action={<Button onPress={() => list.narrow(NO_FILTERS)}>{m.clear}</Button>}
          >
            {m.empty}
          </EmptyState>
        }
      />
      <Drawer
        title={shown ? [shown.actor_name, sentence(shown)].filter(Boolean).join(' ') : ''}
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        width="large"
      >
        {shown ? <Difference entry={shown} /> : null}
      </Drawer>
    </>
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
    <div className="grid w-full grid-cols-[minmax(0,1fr)_10rem_10rem] gap-3 p-1 phone:grid-cols-2">
      <Select
        label={m.about}
        placeholder={m.everything}
        value={filters.about || EVERYTHING}
        onChange={(about) => onChange({ about: about === EVERYTHING ? '' : about })}
        options={[{ id: EVERYTHING, label: m.everything }, ...entities]}
        className="phone:col-span-full"
      />
      <DateField label={m.from} value={filters.from || null} onChange={(from) => onChange({ from: from ?? '' })} />
      <DateField label={m.to} value={filters.to || null} onChange={(to) => onChange({ to: to ?? '' })} />
    </div>
  )
}
