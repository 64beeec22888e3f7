import { SearchField, SegmentedControl, Select } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { TagFilter } from './TagFilter.tsx'

export const NO_FILTER = 'any'
const STATUSES = ['active', 'paused', 'pending', 'expired', 'cancelled', 'none'] as const
const DAYS = [14, 30, 60, 90, 180, 365]

export interface Filters {
  search: string
  shown: string
  status: string
  away: string
  /** The id of a tag; 0 for any. */
  tag: number
}

interface ClientFiltersProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/** The status of a membership as the list takes it; undefined for any. */
export const statusOf = (status: string) => STATUSES.find((one) => one === status)

/** Days without a visit as the list takes them; undefined for any. */
export const awayOf = (away: string) => (DAYS.includes(Number(away)) ? Number(away) : undefined)

/** What narrows the list of clients down. */
export function ClientFilters({ filters, onChange }: ClientFiltersProps) {
  const { clients: m } = useMessages()
  return (
    <>
      <SearchField
        label={m.search}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        className="min-w-56 flex-1 phone:min-w-full"
      />
      <Select
        label={m.filters.status}
        hideLabel
        placeholder={m.filters.anyStatus}
        value={statusOf(filters.status) ?? NO_FILTER}
        onChange={(status) => onChange({ status })}
        options={[
          { id: NO_FILTER, label: m.filters.anyStatus },
          ...STATUSES.map((id) => ({ id, label: m.filters.statuses[id] })),
        ]}
        className="w-48 phone:w-[calc(50%-0.25rem)]"
      />
      <Select
        label={m.filters.visits}
        hideLabel
        placeholder={m.filters.anyVisit}
        value={awayOf(filters.away) === undefined ? NO_FILTER : filters.away}
        onChange={(away) => onChange({ away })}
        options={[
          { id: NO_FILTER, label: m.filters.anyVisit },
          ...DAYS.map((days) => ({ id: String(days), label: m.filters.notSince(days) })),
        ]}
        className="w-44 phone:w-[calc(50%-0.25rem)]"
      />
      <TagFilter value={filters.tag} onChange={(tag) => onChange({ tag })} />
      <SegmentedControl
        label={m.shown}
        value={filters.shown}
        onChange={(shown) => onChange({ shown })}
        options={[
          { id: 'active', label: m.active },
          { id: 'all', label: m.all },
        ]}
      />
    </>
  )
}
