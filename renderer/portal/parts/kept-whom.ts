import type { Dependant } from './dependants.ts'

const KEY = 'studio-desk.portal.whom'

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps in this tab the dependant that an account acts for; undefined for itself. */
export function keepWhom(tab: Tab, account: number, whom: Dependant | undefined): void {
  try {
    if (whom) tab.setItem(KEY, JSON.stringify({ account, id: whom.id, full_name: whom.full_name }))
    else tab.removeItem(KEY)
  } catch {
    // A full storage forgets the choice at the next load, nothing else.
  }
}

/** Returns the dependant this account chose to act for; undefined if it acts for itself or another account chose. */
export function whomOf(tab: Tab, account: number): Dependant | undefined {
  try {
    const kept = JSON.parse(tab.getItem(KEY) ?? 'null') as (Dependant & { account: number }) | null
    return kept?.account === account ? { id: kept.id, full_name: kept.full_name } : undefined
  } catch {
    return undefined
  }
}
