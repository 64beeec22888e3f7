import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, ApiError } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePhone } from '../../../shared/use-phone.ts'
import { Button, Card, EmptyState, LinkButton, Pagination, Table, type MenuAction } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useCopy } from '../../parts/copy/use-copy.ts'
import { FilterBar } from '../../parts/list/ListCard.tsx'
import { paths } from '../../paths.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { ClientFilters } from './ClientFilters.tsx'
import { filtersOf, isFiltered, NOTHING_ASKED } from './list/list-request.ts'
import { ClientCards } from './list/ClientCards.tsx'
import { PAGE_SIZE, type ListRequest } from './list/use-list-request.ts'
import { useColumns } from './list/use-columns.tsx'
import { useStandings, type Row } from './list/use-standings.ts'

type Found = Answer<'GET /api/v1/clients'>

interface ClientListProps {
  list: ListRequest
  query: UseQueryResult<Found, ApiError>
}

/** Everybody who is asked for, in a table or on cards, with what can be done for several at once. */
export function ClientList({ list, query }: ClientListProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // A selection belongs to the filters it was made under.
  const of = JSON.stringify(filtersOf(list.asked))
  const [chosenOf, setChosenOf] = useState(of)
  if (chosenOf !== of) {
    setChosenOf(of)
    setSelected(new Set())
  }
  return (
    <>
      <Card flush>
        <FilterBar>
          <ClientFilters asked={list.asked} onChange={list.narrow} />
        </FilterBar>
        <Loaded query={query}>
          {(found) => (
            <>
              <Rows {...{ list, found, selected }} isStale={query.isPlaceholderData} onSelect={setSelected} />
              <Pagination
                page={list.page}
                pageSize={PAGE_SIZE}
                total={found.total}
                capped={found.total_capped}
                goesOn={found.total_capped ? found.next !== null : undefined}
                onChange={(page) => list.turn(page, found.next)}
              />
            </>
          )}
        </Loaded>
      </Card>
      <BulkBar
        {...{ selected, query: list.query, columns: list.columns }}
        total={query.data?.total ?? 0}
        onSelect={setSelected}
      />
    </>
  )
}

interface RowsProps {
  list: ListRequest
  found: Found
  isStale: boolean
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

function Rows({ list, found, isStale, selected, onSelect }: RowsProps) {
  const { clients: m } = useMessages()
  const isPhone = usePhone()
  const columns = useColumns(list.columns)
  const rows = found.items.map(useStandings(found.items))
  const actions = useRowActions()
  if (rows.length === 0) return <Nobody list={list} />
  if (isPhone) return <ClientCards {...{ rows, selected, onSelect }} />
  const choose = (keys: 'all' | ReadonlySet<string | number>) =>
    onSelect(new Set(keys === 'all' ? [...selected, ...rows.map(({ id }) => id)] : [...keys].map(Number)))
  return (
    <Table
      label={m.table}
      columns={columns}
      rows={rows}
      isStale={isStale}
      rowHref={({ id }) => paths.client(id)}
      rowActions={actions}
      selected={selected}
      onSelect={choose}
      sort={list.sort}
      onSort={(sort) => list.narrow({ sort })}
      empty={null}
    />
  )
}

function useRowActions(): (row: Row) => readonly (readonly MenuAction[])[] {
  const { clients: m } = useMessages()
  const copy = useCopy()
  return ({ email, phone }) => [
    [
      {
        label: m.copyEmail,
        icon: 'copy',
        onAction: () => email && copy(email, m.copied, { isNamed: true }),
        disabledReason: !email && m.noEmail,
      },
      { label: m.writeEmail, icon: 'mail', href: `mailto:${email}`, disabledReason: !email && m.noEmail },
      { label: m.call, icon: 'phone', href: `tel:${phone}`, disabledReason: !phone && m.noPhone },
    ],
  ]
}

function Nobody({ list: { asked, narrow } }: { list: ListRequest }) {
  const { clients: m } = useMessages()
  const filtered = isFiltered(asked)
  if (!asked.search && !filtered) return <NoClients />
  const clear = () => narrow({ ...NOTHING_ASKED, shown: asked.shown, sort: asked.sort, columns: asked.columns })
  return (
    <EmptyState
      icon="search"
      title={m.nothingTitle}
      action={<Button onPress={clear}>{filtered ? m.filters.clear : m.clearSearch}</Button>}
    >
      {!filtered ? m.nothing(asked.search) : asked.search ? m.nothingBoth(asked.search) : m.nothingFiltered}
    </EmptyState>
  )
}

function NoClients() {
  const { clients: m } = useMessages()
  return (
    <EmptyState
      icon="clients"
      title={m.emptyTitle}
      action={
        <LinkButton href={paths.import()} icon="import">
          {m.toImport}
        </LinkButton>
      }
    >
      {m.empty}
    </EmptyState>
  )
}
