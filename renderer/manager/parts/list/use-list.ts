import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type Answer, type ApiError } from '../../../api/index.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'

type Flat = Record<string, string | number | boolean>

/** Which part of a list is shown, as its operations are asked for it, and the way to another. */
export interface Paged {
  paging: { page: number; page_size: number }
  turn: (page: number) => void
}

interface ListState<Filters> extends Paged {
  filters: Filters
  /** Changes filters and goes to the first page. */
  narrow: (change: Partial<Filters>) => void
}

/** The filters and the page of a list, kept in the address; "back" undoes turning the page. */
export function useList<Filters extends Flat>(defaults: Filters, pageSize = 50): ListState<Filters> {
  const [{ page, ...filters }, setState] = useUrlState({ ...defaults, page: 1 } as Filters & { page: number })
  return {
    filters: filters as unknown as Filters,
    narrow: (change) => setState({ ...change, page: 1 } as Partial<Filters & { page: number }>),
    paging: { page, page_size: pageSize },
    turn: (next) => setState({ page: next } as Partial<Filters & { page: number }>, 'push'),
  }
}

/** The same for a list that is only a part of a page and not in its address. */
export function useInnerList<Filters extends Flat>(defaults: Filters, pageSize = 50): ListState<Filters> {
  const [{ page, filters }, setState] = useState({ page: 1, filters: defaults })
  return {
    filters,
    narrow: (change) => setState({ page: 1, filters: { ...filters, ...change } }),
    paging: { page, page_size: pageSize },
    turn: (next) => setState({ page: next, filters }),
  }
}

/** Lists that also hold inactive records: the query for active ones only, and for all. */
const ASKED = {
  'GET /api/v1/waivers': [{ active_only: 'true' }, {}],
  'GET /api/v1/gift-cards': [{ active_only: 'true' }, {}],
  'GET /api/v1/promo-codes': [{ active_only: 'true' }, {}],
  'GET /api/v1/class-templates': [{}, { include_inactive: 'true' }],
  'GET /api/v1/membership-types': [{}, { include_inactive: 'true' }],
  'GET /api/v1/appointment-services': [{}, { include_inactive: 'true' }],
} as const

/** The state of a list without rows: it first asks if there are others. */
export interface Hidden {
  isAsking: boolean
  /** Shows inactive records too; null if there are none. */
  onShowAll: (() => void) | null
}

type Parted = keyof typeof ASKED

/** `useApi` for any of these lists: their inputs are alike, which types can't know of a generic key. */
const usePart = useApi as <K extends Parted>(
  key: K,
  input: { query: object },
  options?: { enabled: boolean },
) => UseQueryResult<Answer<K> & { total: number }, ApiError>

/** A list of active records, or of all if asked for; kept in the address. */
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
