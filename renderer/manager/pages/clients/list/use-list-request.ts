import { useFormat } from '../../../../shared/format/use-format.ts'
import { useSession } from '../../../../shared/session/use-session.ts'
import { useUrlState } from '../../../../shared/url/url-state.ts'
import {
  NOTHING_ASKED,
  USUAL_COLUMNS,
  columnsIn,
  queryOf,
  sortOf,
  type ClientFilter,
  type ClientColumn,
} from './list-request.ts'

/** Clients per page. */
export const PAGE_SIZE = 50
/** No page begins beyond so many: from there on a page is the one behind another. */
const NUMBERED = 10_000

const keyOf = (account: number) => `studio-desk.client-columns.${account}`

/** The columns that somebody has chosen on this device, in their order. */
function ownColumns(account: number): readonly ClientColumn[] {
  const kept = columnsIn(localStorage.getItem(keyOf(account)) ?? '')
  return kept.length > 0 ? kept : USUAL_COLUMNS
}

const keepColumns = (account: number, columns: readonly ClientColumn[]): void =>
  localStorage.setItem(keyOf(account), columns.join(','))

/** The filters and the look of the list, all kept in the address. */
export function useListRequest() {
  const [{ page, after, ...asked }, setState] = useUrlState({ ...NOTHING_ASKED, page: 1, after: '' })
  const { today } = useFormat()
  const account = useSession()?.account.id ?? 0
  const chosen = columnsIn(asked.columns)
  const columns: readonly ClientColumn[] = chosen.length > 0 ? chosen : ownColumns(account)
  return {
    asked: asked as ClientFilter,
    columns,
    sort: sortOf(asked),
    page,
    query: {
      ...queryOf(asked as ClientFilter, today()),
      page,
      page_size: PAGE_SIZE,
      ...(after && { after }),
    },
    /** Asks for something else; what is found is shown from its first page. */
    narrow: (change: Partial<ClientFilter>) => setState({ ...change, page: 1, after: '' }),
    choose: (next: readonly ClientColumn[]) => {
      keepColumns(account, next)
      setState({ columns: next.join(',') })
    },
    /** Turns to another page; one further on by its place, so that there is no last one. */
    turn: (to: number, next: string | null) => {
      if (to < page && (to - 1) * PAGE_SIZE >= NUMBERED) return globalThis.history.back()
      setState({ page: to, after: to > page ? (next ?? '') : '' }, 'push')
    },
  }
}

export type ListRequest = ReturnType<typeof useListRequest>
