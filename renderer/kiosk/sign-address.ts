import { isThisComputer } from '../shared/this-computer.ts'

/**
 * Where a phone can sign: the studio's address from outside, else this page's own where other devices reach it. Null where only
 * this computer does.
 */
export function signAddress(
  url: string | null,
  { hostname, origin }: { hostname: string; origin: string },
): string | null {
  if (url !== null) return url
  return isThisComputer(hostname) ? null : `${origin}/waivers`
}
