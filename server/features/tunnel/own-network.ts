import { networkInterfaces } from 'node:os'
import type { App } from '../../context.ts'

/** Where on this computer whatever leads here from outside has to lead. */
export function targetOf({ config }: App): string {
  return `http://127.0.0.1:${config.publicPort}`
}

/** The addresses at which the studio's own network would reach the public door. */
export function networkUrls({ config }: App): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${config.publicPort}`)
}
