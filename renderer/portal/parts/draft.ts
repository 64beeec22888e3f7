const KEY = 'studio-desk.portal.buying'

interface Draft {
  /** The address at which it is bought. */
  from: string
  filled: unknown
}

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps in this tab what somebody has filled in who leaves for the payment provider's page. */
export function keepDraft(tab: Tab, from: string, filled: unknown): void {
  try {
    tab.setItem(KEY, JSON.stringify({ from, filled } satisfies Draft))
  } catch {
    // A full storage costs what was filled in, nothing else.
  }
}

/** Returns the form filled in at an address before; undefined if there was none, or it was elsewhere. */
export function draftOf(tab: Tab, from: string): unknown {
  const draft = read(tab)
  return draft?.from === from ? draft.filled : undefined
}

/** The address of the last purchase begun in this tab; undefined if there is none. */
export const lastBuying = (tab: Tab): string | undefined => read(tab)?.from

/** Forgets it: it is bought. */
export const dropDraft = (tab: Tab): void => tab.removeItem(KEY)

function read(tab: Tab): Draft | undefined {
  try {
    const draft = JSON.parse(tab.getItem(KEY) ?? 'null') as Draft | null
    return typeof draft?.from === 'string' ? draft : undefined
  } catch {
    return undefined
  }
}
