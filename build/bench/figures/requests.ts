import { request } from '../load.ts'
import type { Served } from '../served.ts'

/** A GET by the local door with the owner’s token. */
export async function asOwner(served: Served, path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const own = { Host: new URL(served.localUrl).host, Authorization: `Bearer ${await served.token()}` }
  return request('GET', path, { ...own, ...headers })
}

/** GETs by the public door, each from a different address, so that no limit by address answers. */
export function asVisitors(served: Served, path: string, headers: Record<string, string> = {}): Buffer[] {
  const { host } = new URL(served.publicUrl)
  return Array.from({ length: 40_000 }, (_, n) => {
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    return request('GET', path, { Host: host, 'X-Forwarded-For': address, ...headers })
  })
}

/** A GET to a yardstick. */
export const plain = request('GET', '/', { Host: 'bench' })
