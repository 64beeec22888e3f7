import { isOf, type Origins } from './origins.ts'

/** What the system's own programs may be asked to open: a browser, a mail program, a phone. */
const OUTSIDE = ['https:', 'mailto:', 'tel:']

/**
 * What to hand to the system for an address that a page wants to open: https, mailto and tel, and the clients' door on this
 * computer, which is the studio's own. Null for everything else, which is opened nowhere.
 */
export function outsideOf(address: string, origins: Origins): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (isOf(origins.public, address)) return url.href
  if (isOf(origins.local, address) || url.username !== '' || url.password !== '') return null
  return OUTSIDE.includes(url.protocol) ? url.href : null
}
