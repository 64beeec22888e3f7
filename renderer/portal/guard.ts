import { paths } from './paths.ts'

/** Where somebody has to go before the page asked for: nothing in the portal is open to strangers. */
export function guard({ signedIn, href }: { signedIn: boolean; href: string }): string | null {
  if (signedIn) return null
  return paths.login(href === paths.schedule() ? undefined : href)
}
