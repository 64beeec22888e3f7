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
  /** Whether the studio has been set up. */
  isReady?: boolean
  role: Role | null
  href: string
}

/**
 * Where somebody has to go before the page asked for: strangers sign in, but for what anyone may look at; those who teach find their classes instead of a
 * client's pages, and the other way round. Before the studio has been set up nobody finds anything. Null lets them in.
 */
export function guard({ isReady = true, role, href }: Arrival): string | null {
  if (!isReady) return paths.notReady()
  if (role === null) return isPage(FOR_STRANGERS, href) ? null : paths.login(href)
  if (isPage(FOR_ALL, href)) return null
  const isStaff = role !== 'client'
  if (isPage(FOR_STAFF, href) === isStaff) return null
  return isStaff ? paths.teaching() : paths.schedule()
}
