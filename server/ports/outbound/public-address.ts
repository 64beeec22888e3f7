import { BlockList, isIP } from 'node:net'
import { addressIn } from '../../http/addresses.ts'

/** The ranges that IANA reserves: this computer, private networks, links, examples, multicast. */
const RESERVED = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
].flatMap((line) => line.split(' '))

/** The ranges of a studio's network: private addresses, those of providers and of networks such as Tailscale's. */
const OWN = '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 fc00::/7'.split(' ')

const reserved = blocks(RESERVED)
const own = blocks(OWN)

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

function blocks(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** True if an address belongs to a private network, such as a studio's Wi-Fi. */
export function isOwnNetwork(text: string): boolean {
  const address = addressIn(text)
  return address !== undefined && own.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** True if an address stands out in the net, where everybody can be asked. */
export function isPublicAddress(text: string): boolean {
  const address = addressIn(text)
  if (address === undefined) return false
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
