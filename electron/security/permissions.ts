import { isOf, type Origins } from './origins.ts'

/** Permissions that the studio's pages ask a browser for: to copy a text, to notify, to fill the screen. */
const GRANTED = ['clipboard-sanitized-write', 'notifications', 'fullscreen']

/** True if a page may have what it asks for: the studio's own, and only what its pages use. */
export function mayHave(permission: string, origin: string, { local }: Origins): boolean {
  return GRANTED.includes(permission) && isOf(local, origin)
}
