import type { ReactNode } from 'react'
import { usePhone } from '../../../shared/use-phone.ts'
import { Checkbox, Popover, SearchField, SegmentedControl, Select, TriggerButton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DAYS, moreFilters, STATUSES, type ClientFilter } from './list/list-request.ts'
import { TagFilter } from './TagFilter.tsx'

const ANY = 'any'

interface ClientFiltersProps {
  asked: ClientFilter
  onChange: (change: Partial<ClientFilter>) => void
}

/** The filters of the client list; on a phone all but the search are behind a button. */
export function ClientFilters({ asked, onChange }: ClientFiltersProps) {
  const { clients: m, shell } = useMessages()
  const isPhone = usePhone()
  const others = <Choices {...{ asked, onChange }} />
  return (
    <>
      <SearchField
        label={m.search}
        placeholder={isPhone ? shell.search : m.searchShort}
        value={asked.search}
        onChange={(search) => onChange({ search })}
        className="min-w-56 flex-1 phone:min-w-32"
      />
      {isPhone ? null : others}
      <MoreFilters {...{ asked, onChange }}>{isPhone ? others : null}</MoreFilters>
      {isPhone ? null : <Shown {...{ asked, onChange }} />}
    </>
  )
}

function Choices({ asked, onChange }: ClientFiltersProps) {
  const { clients: m } = useMessages()
  const days = DAYS.includes(asked.away) || asked.away === 0 ? DAYS : [...DAYS, asked.away]
  return (
    <>
      <Select
        label={m.filters.status}
        hideLabel
        placeholder={m.filters.anyStatus}
        value={STATUSES.find((one) => one === asked.status) ?? ANY}
        onChange={(status) => onChange({ status: status === ANY ? '' : status })}
        options={[
          { id: ANY, label: m.filters.anyStatus },
          ...STATUSES.map((id) => ({ id, label: m.filters.statuses[id] })),
        ]}
        className="w-48 phone:w-full"
      />
      <Select
        label={m.filters.visits}
        hideLabel
        placeholder={m.filters.anyVisit}
        value={asked.away}
        onChange={(away) => onChange({ away })}
        options={[{ id: 0, label: m.filters.anyVisit }, ...days.map((id) => ({ id, label: m.filters.notSince(id) }))]}
        className="w-44 phone:w-full"
      />
      <TagFilter value={asked.tag} onChange={(tag) => onChange({ tag })} />
    </>
  )
}

function Shown({ asked, onChange }: ClientFiltersProps) {
  const { clients: m } = useMessages()
  return (
    <SegmentedControl
      label={m.shown}
      value={asked.shown}
      onChange={(shown) => onChange({ shown })}
      options={[
        { id: 'active', label: m.active },
        { id: 'all', label: m.all },
      ]}
    />
  )
}

const MORE = ['owes', 'few', 'unsigned', 'birthday', 'fresh'] as const

/** The rarer filters; `children` before them, where there is no room for those beside the search. */
function MoreFilters({ asked, onChange, children }: ClientFiltersProps & { children: ReactNode }) {
  const { filters: m } = useMessages().clients
  const { status, away, tag, shown } = asked
  const hidden = children ? [status, away, tag, shown === 'all'].filter(Boolean).length : 0
  const on = moreFilters(asked) + hidden
  const [name, nameOn] = children ? [m.some, m.someOn] : [m.more, m.moreOn]
  return (
    <Popover trigger={<TriggerButton icon="filter">{on > 0 ? nameOn(on) : name}</TriggerButton>} label={name}>
      <div className="flex w-64 max-w-full flex-col gap-2">
        {children}
        <ul>
          {MORE.map((one) => (
            <li key={one}>
              <Checkbox value={asked[one]} onChange={(isOn) => onChange({ [one]: isOn })} className="phone:min-h-11">
                {m.each[one]}
              </Checkbox>
            </li>
          ))}
        </ul>
        {children ? <Shown {...{ asked, onChange }} /> : null}
      </div>
    </Popover>
  )
}
