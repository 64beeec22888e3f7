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

/** What goes into the address: only what differs from the default. */
export function writeState(state: Flat, defaults: Flat): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, value === defaults[name] ? undefined : String(value)]),
  )
}

/**
 * State of a page that belongs into its address: search, filters, page number, open tab. Changing it replaces the
 * entry in the history, so that "back" leaves the page; `push` makes a step of its own. `isAsked`: what is changed and not
 * saved has been asked about, or saved, already.
 */
export function useUrlState<State extends Flat>(
  defaults: State,
): [State, (change: Partial<State>, how?: 'replace' | 'push', isAsked?: boolean) => void] {
  const { history } = useRouter()
  const state = readState(parseSearch(useShown().address.search), defaults)
  const set = (change: Partial<State>, how: 'replace' | 'push' = 'replace', isAsked = false) => {
    const own = writeState({ ...state, ...change } as Flat, defaults)
    const { pathname, search } = history.location
    // Where nobody has to be asked it is done at once: what is typed into a field waits for no promise.
    const options = { ignoreBlocker: isAsked || !isAnyUnsaved() }
    history[how](pathname + stringifySearch({ ...parseSearch(search), ...own }), { staysPut: true }, options)
  }
  return [state, set]
}
