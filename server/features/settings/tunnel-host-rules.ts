/** The free public server that the built-in tunnel asks where nobody has named another. */
export const FREE_HOST = 'https://localtunnel.me'

/** Where the free public tunnel hands out its names: the server asked by default, and the one its addresses lead to. */
const FREE_TUNNELS = ['localtunnel.me', 'loca.lt']

/** True if a host's name (lower case, without its port) is the free tunnel's or one that it handed out. */
export function isFreeTunnel(hostname: string): boolean {
  return FREE_TUNNELS.some((tunnel) => hostname === tunnel || hostname.endsWith(`.${tunnel}`))
}
