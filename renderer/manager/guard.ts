import { paths } from './paths.ts'

interface Arrival {
  configured: boolean
  /** The role of who is signed in; null for nobody. */
  role: 'manager' | 'instructor' | 'client' | null
  href: string
}

/** Where somebody has to go before the page asked for: the first set-up, or signing in as staff; null lets them in. */
export function guard({ configured, role, href }: Arrival): string | null {
  if (!configured) return paths.welcome()
  return role === 'manager' ? null : paths.login(href)
}
