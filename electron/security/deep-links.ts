/** The scheme that leads into the application from outside. */
export const LINK_SCHEME = 'studio-desk'

const LONGEST = 2000
/** Letters, digits and what the manager's addresses are made of; nothing that is read in two ways. */
const PLAIN = /^[\w\-./?=&%+~:@,]*$/

/**
 * The manager's path that a link such as `studio-desk://manage/clients/3` leads to: `/manage/clients/3`. Null for every link
 * that leads anywhere else, or could.
 */
export function pathOf(link: string): string | null {
  if (link.length > LONGEST || !URL.canParse(link)) return null
  const { protocol, host, username, password, pathname, search, hash } = new URL(link)
  if (protocol !== `${LINK_SCHEME}:` || host !== 'manage' || username !== '' || password !== '' || hash !== '')
    return null
  const path = `/manage${pathname.replace(/\/$/, '')}${search}`
  if (!PLAIN.test(path) || path.includes('//') || /%(2e|2f|5c|00)/i.test(pathname)) return null
  return path
}
