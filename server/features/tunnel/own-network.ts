import { networkInterfaces } from 'node:os'
import type { App } from '../../context.ts'

/** The addresses at which the studio's own network would reach the public door. */
export function networkUrls({ config }: App): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${config.publicPort}`)
}
