import { call, useApi, type Item } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { ClassOnSale, MembershipType, Product } from './basket.ts'
import { fits } from './entry.ts'
import { useClasses } from './use-classes.ts'
import { useTypes } from './use-types.ts'

type Client = Item<'GET /api/v1/clients'>

export type Found =
  | { kind: 'product'; product: Product }
  | { kind: 'type'; type: MembershipType }
  | { kind: 'class'; cls: ClassOnSale }
  | { kind: 'client'; client: Client }

interface Answered {
  products: Product[]
  types: MembershipType[]
  classes: ClassOnSale[]
  clients: Client[]
}

const PRODUCTS = 7
const TYPES = 4
const CLASSES = 5
const CLIENTS = 3

const productsFor = (search: string) => ({ query: { search, active_only: 'true', page_size: PRODUCTS } }) as const
const clientsFor = (search: string) => ({ query: { search, page_size: CLIENTS } })
// A number with no letter in it is a barcode, which no client has.
const mayBeName = (text: string) => text.length > 1 && /\p{L}/u.test(text)

/**
 * Products, memberships and classes on sale and clients that fit what is typed, the exact number first; `isFresh` once the answer is to this very
 * text. `find` asks the server at once.
 */
export function useFound(text: string) {
  const mayFindClients = useDenied()('clients.view') === null
  const asksClients = (typed: string) => mayFindClients && mayBeName(typed)
  const products = useApi('GET /api/v1/products', productsFor(text), { enabled: text !== '', keep: true })
  const clients = useApi('GET /api/v1/clients', clientsFor(text), { enabled: asksClients(text), keep: true })
  const shown = text !== '' ? (products.data?.items ?? []) : []
  const named = asksClients(text) ? (clients.data?.items ?? []) : []
  const types = useTypes()
  const typesFor = (typed: string) => types.filter(({ name }) => fits(typed, name)).slice(0, TYPES)
  const { date } = useFormat()
  const classes = useClasses()
  const classesFor = (typed: string) =>
    mayBeName(typed)
      ? classes
          .filter(({ name, starts_at }) => fits(typed, `${name} ${date(starts_at, 'weekday')} ${date(starts_at)}`))
          .slice(0, CLASSES)
      : []
  const find = async (typed: string): Promise<Answered> => {
    const [sold, known] = await Promise.all([
      call('GET /api/v1/products', productsFor(typed)),
      asksClients(typed) ? call('GET /api/v1/clients', clientsFor(typed)) : undefined,
    ])
    return { products: sold.items, types: typesFor(typed), classes: classesFor(typed), clients: known?.items ?? [] }
  }
  return {
    found: [
      ...shown.map((product): Found => ({ kind: 'product', product })),
      ...typesFor(text).map((type): Found => ({ kind: 'type', type })),
      ...classesFor(text).map((cls): Found => ({ kind: 'class', cls })),
      ...named.map((client): Found => ({ kind: 'client', client })),
    ],
    isFresh:
      products.data !== undefined &&
      !products.isPlaceholderData &&
      (!clients.isFetching || (clients.data !== undefined && !clients.isPlaceholderData)),
    find,
  }
}
