import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import { AddressRefused, type Nearness } from '../../ports/outbound/port.ts'
import { settingsOf } from '../settings/queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/**
 * Checks whether an address may get messages; returns whether it is in the studio's network, which only a caller at the
 * studio's computer may choose. ADDRESS_REFUSED for anything else; an address whose name leads nowhere now is checked again
 * before every message.
 */
export async function lookAtAddress(ctx: Ctx, url: string): Promise<{ is_near: boolean }> {
  if (isOwnAddress(ctx.db, url)) throw refused(say('webhooks.studios_own_address'))
  if (await mayBeTold(ctx, url, 'net')) return { is_near: false }
  if (ctx.door === 'local' && (await mayBeTold(ctx, url, 'network'))) return { is_near: true }
  throw refused(ctx.door === 'local' ? say('webhooks.give_https_address_out') : say('webhooks.only_in_the_net'))
}

/** True if an address is the one by which the studio itself is reached from outside. */
export function isOwnAddress(reader: Reader, url: string): boolean {
  const { tunnel_url } = settingsOf(reader)
  return tunnel_url !== null && hostOf(tunnel_url) === hostOf(url)
}

/** The host and port of an address; a name may end in a dot, which makes it no other. */
function hostOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname.replace(/\.$/, '')}:${port}`
}

async function mayBeTold({ ports }: Ctx, url: string, nearest: Nearness): Promise<boolean> {
  try {
    await ports.outbound.look(url, nearest)
    return true
  } catch (error) {
    return !(error instanceof AddressRefused)
  }
}

function refused(message: Said): Refusal {
  return new Refusal('ADDRESS_REFUSED', message, { errors: [{ in: 'body', path: 'url', message }] })
}
