import type { Answer } from '../../../../api/index.ts'
import { isThisComputer } from '../../../../shared/this-computer.ts'

type Tunnel = Pick<Answer<'GET /api/v1/studio/tunnel'>, 'is_lan' | 'lan_urls' | 'own_url' | 'state' | 'url'>

/** A way for a tablet to reach the studio: by its Wi-Fi, by the internet, or at the address that this page has. */
export interface Way {
  kind: 'wifi' | 'internet' | 'here'
  /** With the kiosk's path. */
  address: string
}

/**
 * The ways for a tablet to reach the kiosk's page, the best first: the Wi-Fi works without the internet, and the internet allows the
 * camera. `others` are further addresses of this computer, for a network where the first one doesn't answer.
 */
export function waysToKiosk(
  tunnel: Tunnel | undefined,
  page: { hostname: string; origin: string },
): { ways: Way[]; others: string[] } {
  const [near, ...others] = (tunnel?.is_lan ? tunnel.lan_urls : []).map(kioskAt)
  const online = tunnel?.own_url ?? (tunnel?.state === 'online' ? tunnel.url : null)
  const far = online?.startsWith('https:') ? kioskAt(online) : undefined
  const here = isThisComputer(page.hostname) ? undefined : kioskAt(page.origin)
  const known = [near, ...others, far]
  const ways: Way[] = [
    ...(near ? [{ kind: 'wifi' as const, address: near }] : []),
    ...(far ? [{ kind: 'internet' as const, address: far }] : []),
    ...(here && !known.includes(here) ? [{ kind: 'here' as const, address: here }] : []),
  ]
  return { ways, others }
}

const kioskAt = (address: string): string => `${address.replace(/\/$/, '')}/kiosk`
