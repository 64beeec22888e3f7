import type { WhyNoTunnel } from '../../ports/tunnel/port.ts'
import type { CheckCode } from './tunnel-values.ts'

export interface Asked {
  url: string
  /** By which door the studio heard itself ask. */
  door: 'local' | 'public' | undefined
  /** The status of the answer; undefined where there was none. */
  status: number | undefined
  /** True if the address may not be asked at all. */
  isRefused: boolean
  /** The system's code of what went wrong. */
  fault: string | undefined
  /** True if the address is in the studio's network. */
  isNear: boolean
}

/** The statuses of a proxy that finds nothing behind it, Cloudflare's own among them. */
const NOTHING_BEHIND = [502, 503, 504, 521, 522, 523, 530]

/** The result of asking an address for this studio. */
export function ofAsked({ url, door, status, isRefused, fault, isNear }: Asked): CheckCode {
  if (isRefused) return 'this_computer'
  if (door === 'local') return 'wrong_door'
  if (door === 'public') {
    if (isNear) return 'here_near'
    return url.startsWith('https:') ? 'here' : 'here_plain'
  }
  if (status !== undefined) return NOTHING_BEHIND.includes(status) ? 'nothing_behind' : 'another'
  if (fault === 'ENOTFOUND' || fault === 'EAI_AGAIN') return 'unknown_name'
  return fault !== undefined && /CERT|TLS|SSL/.test(fault) ? 'certificate' : 'no_answer'
}

const OF_SERVER: Readonly<Record<WhyNoTunnel, CheckCode>> = {
  host_unknown: 'server_unknown',
  no_answer: 'server_silent',
  refused: 'server_refused',
  odd_answer: 'server_odd',
}

/** The result of asking a tunnel server: why it gave no tunnel, or whether that led here. */
export function ofServer(found: WhyNoTunnel | { leadsHere: boolean }): CheckCode {
  if (typeof found === 'string') return OF_SERVER[found]
  return found.leadsHere ? 'server_works' : 'server_leads_nowhere'
}

/** True if clients come here by it. */
export function leadsHere(code: CheckCode): boolean {
  return /^here|^server_works$/.test(code)
}
