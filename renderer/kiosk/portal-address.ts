import { isThisComputer } from '../shared/this-computer.ts'

/**
 * A page of the portal as a phone can open it: at the studio's address from outside, else at this page's own where other devices reach
 * it. Null where only this computer does.
 */
export function portalAddress(joinUrl: string | null, path: string): string | null {
  const { hostname, origin } = location
  const base = joinUrl ?? (isThisComputer(hostname) ? null : origin)
  return base === null ? null : base + path
}
