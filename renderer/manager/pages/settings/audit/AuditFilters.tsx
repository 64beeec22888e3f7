import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { ComboBox, DateField, Select } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { rowsOf } from '../../../parts/list/ListTable.tsx'
import { useSpoken } from './use-spoken.tsx'

/** What the log is narrowed down by, as it stands in the address; `record` is the number of one of what it is about. */
export const NO_FILTERS = { person: 0, about: '', record: 0, kind: '', from: '', to: '' }

interface AuditFiltersProps {
  filters: typeof NO_FILTERS
  onChange: (change: Partial<typeof NO_FILTERS>) => void
}

const EVERYTHING = 'everything'

/** Narrows the log down: whose, about what, what was done, and when. */
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
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

/** Whose changes; only for whom may see the team. */
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
