import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

export const clients = {
  title: 'Clients',
  total: (n: number, capped: boolean) =>
    capped ? `More than ${figure(n)}` : count(n, { one: '1 client', other: `${figure(n)} clients` }),
  search: 'Search by name, e-mail or phone',
  shown: 'Which clients',
  active: 'Active',
  all: 'All',
  table: 'Clients',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  since: 'Client since',
  inactive: 'Inactive',
  noLogin: 'No login',
  copyEmail: 'Copy e-mail',
  copied: 'Copied',
  noEmail: 'No e-mail on record',
  writeEmail: 'Write an e-mail',
  call: 'Call',
  noPhone: 'No phone on record',
  emptyTitle: 'No clients yet',
  empty: 'Bring them over from where you are now, or let them register in the portal.',
  nothingTitle: 'Nobody found',
  nothing: (search: string) => `Nobody’s name, e-mail or phone contains “${search}”.`,
  clearSearch: 'Clear the search',
}
