import { useState } from 'react'
import { useUrlState } from './url-state.ts'

/** The row of a list with the id that the address names; "new" for one that is being made. */
export function openedOf<Row extends { id: number }>(
  open: string,
  rows: readonly Row[] | undefined,
): Row | 'new' | null {
  if (open === 'new') return 'new'
  return rows?.find(({ id }) => String(id) === open) ?? null
}

/** What is open over a page by its name, kept in the address as what is open over a list is; the names are the page's own. */
export function useOpenName<Name extends string>(names: readonly Name[]): [Name | null, (next: Name | null) => void] {
  const [open, show] = useOpen()
  return [names.find((name) => name === open) ?? null, (next) => show(next ?? '')]
}

function useOpen(): [string, (next: string) => void] {
  const [{ open }, setState] = useUrlState({ open: '' })
  // Who closes a drawer was asked by it.
  return [open, (next) => (next === '' ? setState({ open: next }, 'close', true) : setState({ open: next }, 'open'))]
}

/**
 * What is open over a list, kept in the address: a link leads to it, and "back" closes it. A row that was just opened is
 * shown as it was, though the list may have gone on.
 */
export function useOpened<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
): [Row | 'new' | null, (next: Row | 'new' | null) => void] {
  const [open, setOpen] = useOpen()
  const [given, setGiven] = useState<Row | null>(null)
  const show = (next: Row | 'new' | null) => {
    setGiven(next === 'new' ? null : next)
    setOpen(next === null ? '' : next === 'new' ? next : String(next.id))
  }
  const kept = given && String(given.id) === open ? given : null
  return [openedOf(open, rows) ?? kept, show]
}
