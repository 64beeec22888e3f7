import type { UseQueryResult } from '@tanstack/react-query'
import { useApi, type Answer, type ApiError } from '../../../api/index.ts'
import { useList } from './use-list.ts'

/** Lists that hold what is out of use as well, and how each is asked for what is in use alone, and for all. */
const ASKED = {
  'GET /api/v1/waivers': [{ active_only: 'true' }, {}],
  'GET /api/v1/gift-cards': [{ active_only: 'true' }, {}],
  'GET /api/v1/promo-codes': [{ active_only: 'true' }, {}],
  'GET /api/v1/class-templates': [{}, { include_inactive: 'true' }],
  'GET /api/v1/membership-types': [{}, { include_inactive: 'true' }],
  'GET /api/v1/appointment-services': [{}, { include_inactive: 'true' }],
} as const

/** What such a list says when it has no rows: whether there are others is asked first. */
export interface Hidden {
  isAsking: boolean
  /** Shows what is out of use; null where there is none. */
  onShowAll: (() => void) | null
}

type Parted = keyof typeof ASKED

/** `useApi` for any of them: what they take is alike, which types can't tell of a key that is open. */
const usePart = useApi as <K extends Parted>(
  key: K,
  input: { query: object },
  options?: { enabled: boolean },
) => UseQueryResult<Answer<K> & { total: number }, ApiError>

/** A list of what is in use until all is asked for, kept in the address. */
export function useActiveList<K extends Parted>(key: K) {
  const list = useList({ shown: 'active' })
  const shown = list.filters.shown === 'all' ? 'all' : 'active'
  const [active, all] = ASKED[key]
  const query = usePart(key, { query: { ...list.paging, ...(shown === 'all' ? all : active) } })
  const isEmpty = shown === 'active' && query.data?.total === 0
  const others = usePart(key, { query: { page_size: 1, ...all } }, { enabled: isEmpty })
  const show = (part: 'active' | 'all') => list.narrow({ shown: part })
  const onShowAll = isEmpty && others.data?.total ? () => show('all') : null
  return { query, list, shown, show, hidden: { isAsking: others.isLoading, onShowAll } satisfies Hidden } as const
}
