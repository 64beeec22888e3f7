import { isPage } from '../shared/app/pages.ts'
import type { Role } from '../shared/session/token-answer.ts'
import { paths } from './paths.ts'

const FOR_STAFF = { '/pay': true, '/teaching': true, '/teaching/:classId': true, '/substitutes': true }
const FOR_STRANGERS = { '/': true, '/classes/:classId': true, '/prices': true }
const FOR_ALL = { '/profile': true, '/profile/password': true, '/calendar': true }

/**
 * Where somebody has to go before the page asked for: strangers sign in, but for what anyone may look at; those who teach find their classes instead of a
 * client's pages, and the other way round. Null lets them in.
 */
export function guard({ role, href }: { role: Role | null; href: string }): string | null {
  if (role === null) return isPage(FOR_STRANGERS, href) ? null : paths.login(href)
  if (isPage(FOR_ALL, href)) return null
  const isStaff = role !== 'client'
  if (isPage(FOR_STAFF, href) === isStaff) return null
  return isStaff ? paths.teaching() : paths.schedule()
}
