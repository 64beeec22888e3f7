import { useState } from 'react'
import { useUrlState } from './url-state.ts'

/** The row with the id in the address; "new" for one being created. */
export function openedOf<Row extends { id: number }>(
  open: string,
  rows: readonly Row[] | undefined,
): Row | 'new' | null {
  if (open === 'new') return 'new'
  return rows?.find(({ id }) => String(id) === open) ?? null
}

/** The part open over a page by its name, kept in the address like a list's open row; the page sets the names. */
export function useOpenName<Name extends string>(names: readonly Name[]): [Name | null, (next: Name | null) => void] {
  const [open, show] = useOpen()
  return [names.find((name) => name === open) ?? null, (next) => show(next ?? '')]
}

function useOpen(): [string, (next: string) => void] {
  const [{ open }, setState] = useUrlState({ open: '' })
  // A drawer asks about unsaved changes itself before it closes.
  return [open, (next) => (next === '' ? setState({ open: next }, 'close', true) : setState({ open: next }, 'open'))]
}

/**
 * The row open over a list, kept in the address: a link leads to it, and "back" closes it. A row just opened keeps showing,
 * even if it is no longer in the list.
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
