import { useSyncExternalStore } from 'react'
import { useSession } from '../../shared/session/use-session.ts'
import type { Dependant } from './dependants.ts'
import { keepWhom, whomOf } from './kept-whom.ts'

/** The last choice, so that each drawing gets the same; undefined before the first look. */
let current: { account: number; whom: Dependant | undefined } | undefined
const followers = new Set<() => void>()

function follow(changed: () => void): () => void {
  followers.add(changed)
  return () => followers.delete(changed)
}

function read(account: number): Dependant | undefined {
  if (current?.account !== account) current = { account, whom: whomOf(sessionStorage, account) }
  return current.whom
}

/** Returns the dependant the reader books for, remembered for the visit (undefined: themselves), and a function to choose. */
export function useWhom(): [Dependant | undefined, (whom: Dependant | undefined) => void] {
  const account = useSession()?.account.id ?? 0
  const whom = useSyncExternalStore(follow, () => read(account))
  const choose = (next: Dependant | undefined) => {
    current = { account, whom: next }
    keepWhom(sessionStorage, account, next)
    for (const changed of followers) changed()
  }
  return [whom, choose]
}
