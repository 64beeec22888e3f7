import type { ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ClientColumn } from './list-request.ts'
import { hiddenBelow, WIDTHS } from './room.ts'
import {
  CreditsCell,
  Cut,
  LastVisitCell,
  MembershipCell,
  NameCell,
  NextClassCell,
  OwedCell,
  Quiet,
  TagsCell,
} from './cells.tsx'
import type { Row } from './use-standings.ts'

/** The space beside what is in a cell, in px. */
const PADDING = 24

const FIGURES: readonly ClientColumn[] = ['credits', 'owed']
const SORTED: readonly ClientColumn[] = ['name', 'last_visit', 'client_since']

/** The chosen columns of the list, each with a fixed width whatever its content. */
export function useColumns(chosen: readonly ClientColumn[]): Column<Row>[] {
  const { columns: names } = useMessages().clients
  const { date } = useFormat()
  const cells: Record<ClientColumn, (row: Row) => ReactNode> = {
    name: (row) => <NameCell row={row} />,
    membership: ({ standing }) => <MembershipCell standing={standing} />,
    credits: ({ standing }) => <CreditsCell standing={standing} />,
    last_visit: ({ standing }) => <LastVisitCell standing={standing} />,
    next_class: ({ standing }) => <NextClassCell standing={standing} />,
    owed: ({ standing }) => <OwedCell standing={standing} />,
    tags: ({ standing }) => <TagsCell standing={standing} />,
    email: ({ email }) => <Cut>{email ?? <Quiet>–</Quiet>}</Cut>,
    phone: ({ phone }) => <Cut>{phone ?? <Quiet>–</Quiet>}</Cut>,
    client_since: ({ client_since_on, created_at }) => date(client_since_on ?? created_at),
    birthday: ({ date_of_birth }) => (date_of_birth ? date(date_of_birth) : <Quiet>–</Quiet>),
  }
  const hidden = hiddenBelow(chosen)
  return chosen.map((id) => ({
    id,
    header: names[id],
    cell: cells[id],
    isCut: true,
    ...(id === 'name' ? { least: `${(WIDTHS.name - PADDING) / 16}rem` } : { width: `${WIDTHS[id] / 16}rem` }),
    ...(FIGURES.includes(id) && { align: 'end' as const }),
    sortable: SORTED.includes(id),
    hideOn: hidden.get(id),
  }))
}
