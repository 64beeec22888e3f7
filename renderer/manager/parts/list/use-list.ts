import { useState } from 'react'
import { useUrlState } from '../../../shared/url/url-state.ts'

type Flat = Record<string, string | number | boolean>

/** Which part of a list is shown, as its operations are asked for it, and the way to another. */
export interface Paged {
  paging: { page: number; page_size: number }
  turn: (page: number) => void
}

interface ListState<Filters> extends Paged {
  filters: Filters
  /** Changes filters; what is found is shown from its first page. */
  narrow: (change: Partial<Filters>) => void
}

/** What narrows a list down and its page, kept in the address; turning the page is a step back can undo. */
export function useList<Filters extends Flat>(defaults: Filters, pageSize = 50): ListState<Filters> {
  const [{ page, ...filters }, setState] = useUrlState({ ...defaults, page: 1 } as Filters & { page: number })
  return {
    filters: filters as unknown as Filters,
    narrow: (change) => setState({ ...change, page: 1 } as Partial<Filters & { page: number }>),
    paging: { page, page_size: pageSize },
    turn: (next) => setState({ page: next } as Partial<Filters & { page: number }>, 'push'),
  }
}

/** The same for a list that is only part of a page, whose address is not its own. */
export function useInnerList<Filters extends Flat>(defaults: Filters, pageSize = 50): ListState<Filters> {
  const [{ page, filters }, setState] = useState({ page: 1, filters: defaults })
  return {
    filters,
    narrow: (change) => setState({ page: 1, filters: { ...filters, ...change } }),
    paging: { page, page_size: pageSize },
    turn: (next) => setState({ page: next, filters }),
  }
}
