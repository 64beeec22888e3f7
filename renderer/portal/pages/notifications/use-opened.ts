import { useEffect, useRef } from 'react'
import type { Item } from '../../../api/index.ts'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { useNavigate } from '../../../ui/navigate.ts'

/** Whoever pressed a push comes here with its id: it is read, and where it leads somewhere here the way goes on. */
export function useOpened(
  list: readonly Item<'GET /api/v1/notifications'>[] | undefined,
  markRead: (id: number) => void,
) {
  const [{ open }, set] = useUrlState({ open: 0 })
  const navigate = useNavigate()
  const opened = useRef(0)
  useEffect(() => {
    if (open === 0 || opened.current === open || list === undefined) return
    opened.current = open
    const found = list.find(({ id }) => id === open)
    if (found?.read_at === null) markRead(open)
    set({ open: 0 })
    if (found?.url?.startsWith('/')) navigate(found.url)
  }, [open, list, markRead, set, navigate])
}
