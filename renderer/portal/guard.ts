import { isPage } from '../shared/app/pages.ts'
import type { Role } from '../shared/session/token-answer.ts'
import { paths } from './paths.ts'

const FOR_STAFF = { '/pay': true, '/teaching': true, '/teaching/:classId': true, '/substitutes': true }
const FOR_STRANGERS = {
  '/': true,
  '/classes/:classId': true,
  '/prices': true,
  '/accessibility': true,
  '/legal/:kind': true,
}
const FOR_ALL = {
  '/profile': true,
  '/profile/password': true,
  '/calendar': true,
  '/accessibility': true,
  '/legal/:kind': true,
}

interface Arrival {
  /** True if the studio has been set up. */
  isReady?: boolean
  role: Role | null
  href: string
}

/**
 * Returns the address to redirect to before the page asked for; null lets the visitor in. Strangers sign in unless the page is
 * public. Staff go to their classes instead of a client's pages, and clients the other way round. Before the studio has been
 * set up, every page leads to the "not ready" page.
 */
export function guard({ isReady = true, role, href }: Arrival): string | null {
  if (!isReady) return paths.notReady()
  if (role === null) return isPage(FOR_STRANGERS, href) ? null : paths.login(href)
  if (isPage(FOR_ALL, href)) return null
  const isStaff = role !== 'client'
  if (isPage(FOR_STAFF, href) === isStaff) return null
  return isStaff ? paths.teaching() : paths.schedule()
}
