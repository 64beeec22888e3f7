import { paths } from './paths.ts'

interface Arrival {
  configured: boolean
  /** True if an owner has to say what the studio's amounts are. */
  amountsUnclear?: boolean
  /** The role of the person signed in; null for nobody. */
  role: 'manager' | 'instructor' | 'client' | null
  href: string
}

/** The page to visit before the one asked for: first set-up, staff sign-in or a question to the owner; null lets them in. */
export function guard({ configured, amountsUnclear, role, href }: Arrival): string | null {
  if (!configured) return paths.welcome()
  if (role !== 'manager') return paths.login(href)
  return amountsUnclear ? paths.amounts() : null
}
