import type { ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ClientColumn } from './list-request.ts'
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

/** What a column is like, whatever stands in it. */
const LOOKS: Record<ClientColumn, Pick<Column<Row>, 'align' | 'width' | 'sortable'>> = {
  name: { sortable: true },
  membership: { width: '9.5rem' },
  credits: { width: '5.5rem', align: 'end' },
  last_visit: { width: '7rem', sortable: true },
  next_class: { width: '9rem' },
  owed: { width: '5.5rem', align: 'end' },
  tags: { width: '8rem' },
  email: { width: '12rem' },
  phone: { width: '9rem' },
  client_since: { width: '7.5rem', sortable: true },
  birthday: { width: '7.5rem' },
}

/** Beyond so many, columns wait for a wider window. */
const ON_A_TABLET = 5

/** The chosen columns of the list, each as wide as it is whatever stands in it. */
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
  return chosen.map((id, at) => ({
    id,
    header: names[id],
    cell: cells[id],
    isCut: true,
    ...LOOKS[id],
    ...(at >= ON_A_TABLET && { hideOn: 'narrow' as const }),
  }))
}
