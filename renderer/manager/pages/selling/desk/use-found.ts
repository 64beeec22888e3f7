import { useApi, type Input, type Item } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import type { Product } from './basket.ts'

export type Found = { kind: 'product'; product: Product } | { kind: 'client'; client: Item<'GET /api/v1/clients'> }

const PRODUCTS = 7
const CLIENTS = 3

/** How products on sale are asked for, the exact number first. */
export const searchFor = (search: string): Input<'GET /api/v1/products'> => ({
  query: { search, active_only: 'true', page_size: PRODUCTS },
})

/** Products on sale and clients that fit what is typed; `isFresh` once the answer is to this very text. */
export function useFound(text: string): { found: Found[]; isFresh: boolean } {
  const mayFindClients = useDenied()('clients.view') === null
  // A number with no letter in it is a barcode, which no client has.
  const isName = text.length > 1 && /\p{L}/u.test(text)
  const products = useApi('GET /api/v1/products', searchFor(text), { enabled: text !== '', keep: true })
  const clients = useApi(
    'GET /api/v1/clients',
    { query: { search: text, page_size: CLIENTS } },
    { enabled: isName && mayFindClients, keep: true },
  )
  if (text === '') return { found: [], isFresh: false }
  return {
    found: [
      ...(products.data?.items ?? []).map((product) => ({ kind: 'product' as const, product })),
      ...(isName && mayFindClients ? (clients.data?.items ?? []) : []).map((client) => ({
        kind: 'client' as const,
        client,
      })),
    ],
    isFresh:
      products.data !== undefined &&
      !products.isPlaceholderData &&
      (!clients.isFetching || (clients.data !== undefined && !clients.isPlaceholderData)),
  }
}
