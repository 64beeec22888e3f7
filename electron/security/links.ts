import { isOf, type Origins } from './origins.ts'

/** Addresses that the system's own programs may be asked to open: a browser, a mail program, a phone. */
const OUTSIDE = ['https:', 'mailto:', 'tel:']

/** Addresses of the local network, where nothing is encrypted: private ranges, link-local ones, and names that only it knows. */
const NEARBY = /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|^\[(?:f[cd]|fe[89ab])|\.local$/i

/**
 * Returns what to hand to the system for an address that a page wants to open: https, mailto and tel, http within the local
 * network, and the studio's clients' pages, wherever they are reached. Null for everything else, which is opened nowhere.
 */
export function outsideOf(address: string, origins: Origins): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (isOf(origins.public, address) || isOf(origins.outside, address)) return url.href
  if (isOf(origins.local, address) || url.username !== '' || url.password !== '') return null
  const isNearby = url.protocol === 'http:' && NEARBY.test(url.hostname)
  return isNearby || OUTSIDE.includes(url.protocol) ? url.href : null
}

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
