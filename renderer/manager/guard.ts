import { paths } from './paths.ts'

interface Arrival {
  configured: boolean
  /** Whether an owner has to say what the studio's amounts are. */
  amountsUnclear?: boolean
  /** The role of who is signed in; null for nobody. */
  role: 'manager' | 'instructor' | 'client' | null
  href: string
}

/** Where somebody has to go before the page asked for: the first set-up, signing in as staff, or a question to the owner; null lets them in. */
export function guard({ configured, amountsUnclear, role, href }: Arrival): string | null {
  if (!configured) return paths.welcome()
  if (role !== 'manager') return paths.login(href)
  return amountsUnclear ? paths.amounts() : null
}
