import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import type { App } from '../../context.ts'

/** Names of what looks like a network and leads to no room: containers, virtual machines, private tunnels. */
const VIRTUAL = /^(?:br-|docker|llw|tailscale|tap|tun|utun|vbox|veth|virbr|vmnet|vmware|wg|zt)|virtual|vethernet/i
/** Names of Wi-Fi and cable on Linux, macOS and Windows. */
const CABLE_OR_WIFI = /^(?:en|eth|wl)|ethernet|wi-?fi|wlan/i

/** Where on this computer whatever leads here from outside has to lead. */
export function targetOf({ config }: App): string {
  return `http://127.0.0.1:${config.publicPort}`
}

/** The addresses at which the studio's own network reaches the public door, the likeliest first. */
export function networkUrls({ config }: App): string[] {
  return tabletAddresses(networkInterfaces()).map((address) => `http://${address}:${config.publicPort}`)
}

/** This computer's addresses in networks, of whatever kind. */
export function ownAddresses(found: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces()): string[] {
  return addressesIn(found).map(({ address }) => address)
}

/** The addresses that a tablet in the studio's Wi-Fi can reach, the likeliest first. */
export function tabletAddresses(found: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  return addressesIn(found)
    .filter(({ name, address }) => !VIRTUAL.test(name) && !address.startsWith('169.254.'))
    .toSorted((one, other) => unlikely(one) - unlikely(other))
    .map(({ address }) => address)
}

interface Found {
  name: string
  address: string
}

function addressesIn(found: NodeJS.Dict<NetworkInterfaceInfo[]>): Found[] {
  return Object.entries(found).flatMap(([name, infos = []]) =>
    infos.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => ({ name, address })),
  )
}

/** Grows with the doubt that an address is the studio's Wi-Fi: routers give 192.168 and 10 to a home or a shop. */
function unlikely({ name, address }: Found): number {
  const range = address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2
  return range + (CABLE_OR_WIFI.test(name) ? 0 : 3)
}
