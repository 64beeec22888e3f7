import type { RouterHistory } from '@tanstack/history'
import { isAnyUnsaved } from '../../ui/overlay/unsaved.ts'
import { useRouter, useShown } from '../router/use-router.ts'

type Flat = Record<string, string | number | boolean>

/** Plain query strings: ?search=ana&page=2. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Values of the address, each of the type of its default; what is missing or unreadable is the default. */
export function readState<State extends Flat>(search: Record<string, unknown>, defaults: State): State {
  const read = (name: string, fallback: string | number | boolean) => {
    const text = search[name]
    if (text === undefined) return fallback
    if (typeof fallback === 'number') return Number.isFinite(Number(text)) ? Number(text) : fallback
    return typeof fallback === 'boolean' ? String(text) === 'true' : String(text)
  }
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, read(name, value)])) as State
}

/** The values for the address: only those that differ from the default. */
export function writeState(state: Flat, defaults: Flat): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, value === defaults[name] ? undefined : String(value)]),
  )
}

/** The effect of a change of the address on the history. */
export type Step = 'replace' | 'push' | 'open' | 'close'

/**
 * Takes the step to an address of the same page. Opening something makes an entry, opening another thing over the page takes
 * its place; closing goes back to the entry before, or replaces where a link led to what was open.
 */
export function takeStep(history: RouterHistory, href: string, step: Step, ignoreBlocker: boolean): void {
  const { opened } = history.location.state
  const options = { ignoreBlocker }
  if (step === 'close' && opened) return history.back(options)
  const how = step === 'push' || (step === 'open' && !opened) ? 'push' : 'replace'
  history[how](href, { staysPut: true, ...(step === 'open' ? { opened: true } : {}) }, options)
}

/**
 * State of a page that belongs in its address: search, filters, page number, open tab. Changing it replaces the entry in the
 * history, so that "back" leaves the page; `push` adds a step, `open` one that "back" and `close` undo. `isAsked`: unsaved
 * changes have been asked about, or saved, already.
 */
export function useUrlState<State extends Flat>(
  defaults: State,
): [State, (change: Partial<State>, how?: Step, isAsked?: boolean) => void] {
  const { history } = useRouter()
  const state = readState(parseSearch(useShown().address.search), defaults)
  const set = (change: Partial<State>, how: Step = 'replace', isAsked = false) => {
    const own = writeState({ ...state, ...change } as Flat, defaults)
    const { pathname, search } = history.location
    // Without a question it happens at once: typing into a field can't wait for a promise.
    takeStep(history, pathname + stringifySearch({ ...parseSearch(search), ...own }), how, isAsked || !isAnyUnsaved())
  }
  return [state, set]
}
