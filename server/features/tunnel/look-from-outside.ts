import type { App } from '../../context.ts'
import { probe } from '../settings/forwarded-probe.ts'

/** Asks for the studio, from outside, at an address that a tunnel server (`host`) has handed out: whether it came in there. */
export async function lookFromOutside(
  app: App,
  { url, host }: { url: string; host: string },
): Promise<{ isSeen: boolean; error: unknown }> {
  // Only the owner's own server, in the studio's network, is asked without https; its addresses are there too.
  const nearest = host.startsWith('http:') ? 'computer' : 'net'
  const { cameIn, error } = await probe(app, url, { nearest })
  return { isSeen: cameIn?.door === 'public', error }
}
