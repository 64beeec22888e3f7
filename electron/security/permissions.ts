import { isOf, type Origins } from './origins.ts'

/** What the studio's pages ask a browser for: to copy a text, to tell of something, to fill the screen. */
const GRANTED = ['clipboard-sanitized-write', 'notifications', 'fullscreen']

/** Whether a page may have what it asks for: the studio's own, and only what its pages use. */
export function mayHave(permission: string, origin: string, { local }: Origins): boolean {
  return GRANTED.includes(permission) && isOf(local, origin)
}
