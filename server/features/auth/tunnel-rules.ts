/** Where the free public tunnel hands out its names: the server asked by default, and the one its addresses lead to. */
const FREE_TUNNELS = ['localtunnel.me', 'loca.lt']

/** Whether a host (a port may follow) is a name of the free public tunnel. */
export function isFreeTunnel(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return FREE_TUNNELS.some((tunnel) => name === tunnel || name.endsWith(`.${tunnel}`))
}
