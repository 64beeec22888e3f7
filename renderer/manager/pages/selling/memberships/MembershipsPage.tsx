import { useState } from 'react'
import { LIST_STATES, type ListState } from '../../../../../server/features/memberships/state-rules.ts'
import { useApi } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { stringifySearch, writeState } from '../../../../shared/url/url-state.ts'
import { Button, EmptyState, PageHeader, SearchField, Select, type IconName } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { MembershipList } from './MembershipList.tsx'
import { MembershipsNav } from './MembershipsNav.tsx'
import { SellMembership } from './SellMembership.tsx'
import { StateTabs } from './StateTabs.tsx'

const NOTHING_ASKED = { state: 'active', type: 0, search: '' }

/** The memberships of all clients by their state: who owes, whose ends, whose renews. */
export default function MembershipsPage() {
  const { list: m, card } = useMessages().memberships
  const denied = useDenied()('memberships.manage')
  const [isSelling, setSelling] = useState(false)
  const list = useList(NOTHING_ASKED)
  const { type, search } = list.filters
  const state = LIST_STATES.find((one) => one === list.filters.state) ?? 'active'
  const found = {
    ...(type > 0 && { membership_type_id: type }),
    ...(search.trim() && { search: search.trim() }),
  }
  const memberships = useApi('GET /api/v1/memberships', { query: { state, ...list.paging, ...found } })
  const counts = useApi('GET /api/v1/memberships/states', { query: found })
  const sell = (
    <Button look="primary" icon="plus" disabledReason={denied} onPress={() => setSelling(true)}>
      {card.sell}
    </Button>
  )
  const isNarrowed = Object.keys(found).length > 0
  return (
    <>
      <MembershipsNav />
      <PageHeader title={m.title} description={m.lead}>
        {sell}
      </PageHeader>
      <StateTabs
        current={state}
        counts={counts.data}
        hrefOf={(next) =>
          paths.memberships() + stringifySearch(writeState({ state: next, type, search }, NOTHING_ASKED))
        }
      />
      <MembershipList
        query={memberships}
        list={list}
        isPastDue={state === 'past_due'}
        filters={<Filters type={type} search={search} onChange={list.narrow} />}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={m.nothing}
              action={<Button onPress={() => list.narrow({ type: 0, search: '' })}>{m.clear}</Button>}
            >
              {m.nothingHelp}
            </EmptyState>
          ) : (
            <EmptyState icon={ICONS[state]} title={m.none[state]} action={state === 'active' ? sell : null}>
              {m.help[state]}
            </EmptyState>
          )
        }
      />
      <SellMembership isOpen={isSelling} onClose={() => setSelling(false)} />
    </>
  )
}

const ICONS: Readonly<Record<ListState, IconName>> = {
  active: 'ticket',
  past_due: 'check',
  paused: 'pause',
  ending: 'clock',
  renewing: 'refresh',
  used_up: 'ticket',
}

interface FiltersProps {
  type: number
  search: string
  onChange: (change: { type?: number; search?: string }) => void
}

function Filters({ type, search, onChange }: FiltersProps) {
  const { list: m } = useMessages().memberships
  const types = useApi('GET /api/v1/membership-types', { query: { page_size: 200, include_inactive: 'true' } })
  return (
    <>
      <SearchField
        label={m.search}
        value={search}
        onChange={(next) => onChange({ search: next })}
        className="min-w-56 flex-1 phone:min-w-32"
      />
      <Select
        label={m.type}
        hideLabel
        placeholder={m.anyType}
        value={type}
        onChange={(next) => onChange({ type: next })}
        options={[
          { id: 0, label: m.anyType },
          ...(types.data?.items ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
        className="w-56 phone:w-full"
      />
    </>
  )
}
