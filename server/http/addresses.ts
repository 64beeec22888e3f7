import { BlockList, isIP } from 'node:net'

/** An address without port, brackets or zone, an IPv4 one without its IPv6 dress; undefined for what is none. */
export function addressIn(text: string): string | undefined {
  if (isIP(text) === 4) return text
  const trimmed = text.trim().toLowerCase()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  const plain = /^::ffff:([\d.]+)$/.exec(bare)?.[1] ?? bare.replace(/%.*$/, '')
  return isIP(plain) === 0 ? undefined : plain
}

/** True if an address is this computer's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/**
 * The key that an address is counted by: an IPv4 address as it is, an IPv6 address by its first 64 bits, because a network
 * owns all addresses behind them.
 */
export function bucketOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  // A last part in IPv4 notation takes the place of two groups; it is never among the first four.
  const after =
    tail === undefined ? [] : groups(tail).flatMap((group) => (group.includes('.') ? [group, group] : [group]))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - after.length
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The widest ranges that a proxy may have: a proxy is not a continent. */
const WIDEST = { ipv4: 8, ipv6: 16 }

/** Parses an address or a range of proxies in CIDR notation (`10.0.0.0/8`); undefined if it is invalid or too wide. */
export function rangeIn(text: string): { address: string; family: 'ipv4' | 'ipv6'; bits: number } | undefined {
  const [, given = '', prefix] = /^([^/]*?)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const address = addressIn(given)
  // A range names no port.
  if (address === undefined || isIP(given) === 0) return undefined
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const most = family === 'ipv4' ? 32 : 128
  const bits = prefix === undefined ? most : Number(prefix)
  return bits < WIDEST[family] || bits > most ? undefined : { address, family, bits }
}

/** Tells whether an address lies in one of the ranges; what is no range counts for nothing. */
export function within(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges.map(rangeIn)) if (range) list.addSubnet(range.address, range.bits, range.family)
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
