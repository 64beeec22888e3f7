import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { ENGLISH, formatSaying } from '../../lib/sayings/format.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { AddressRefused } from '../../ports/outbound/port.ts'
import { TunnelFailed } from '../../ports/tunnel/port.ts'
import { isOwnNetwork } from '../../ports/outbound/public-address.ts'
import { probe } from '../settings/forwarded-probe.ts'
import { leadsHere, ofAsked, ofServer } from './check-rules.ts'
import type { tunnelContract } from './contract.ts'
import { lookFromOutside } from './look-from-outside.ts'
import { targetOf } from './own-network.ts'
import { lettersOf } from './rules.ts'
import type { CheckCode } from './tunnel-values.ts'

type Check = (typeof tunnelContract)['POST /api/v1/studio/tunnel/check']

/** Asks an address for this studio, or has a tunnel server lead here for a moment, and says what came of it. */
export async function checkAddress(
  ctx: Ctx,
  { url, kind }: z.output<Check['body']>,
): Promise<z.output<Check['answer']>> {
  const code = kind === 'server' ? await tryServer(ctx, url) : await askFor(ctx, url)
  const fix = fixOf(code, targetOf(ctx))
  const detail = formatSaying(say(`tunnel.found.${code}`), ENGLISH)
  return { url, code, leads_here: leadsHere(code), detail, fix: formatSaying(fix, ENGLISH) }
}

/** The next step if there is a problem. `target`: where the address has to lead to on this computer. */
function fixOf(code: CheckCode, target: string): Said | null {
  return code === 'here' || code === 'server_works' ? null : say(`tunnel.fix.${code}`, { target })
}

/** The owner asks at the studio's computer, so addresses in the studio's network are allowed too. */
async function askFor(ctx: Ctx, url: string): Promise<CheckCode> {
  const { cameIn, status, error } = await probe(ctx, url, { nearest: 'network' })
  const isRefused = error instanceof AddressRefused
  const fault = error === undefined ? undefined : ((error as NodeJS.ErrnoException).code ?? undefined)
  const isNear = isOwnNetwork(new URL(url).hostname)
  return ofAsked({ url, door: cameIn?.door, status, isRefused, fault, isNear })
}

async function tryServer(ctx: Ctx, host: string): Promise<CheckCode> {
  const name = `check-${lettersOf(ctx.ports.random.bytes(10))}`
  try {
    const signal = new AbortController().signal
    const tunnel = await ctx.ports.tunnel.open({ host, name, port: ctx.config.publicPort }, signal)
    try {
      const { isSeen } = await lookFromOutside(ctx, { url: tunnel.url, host })
      return ofServer({ leadsHere: isSeen })
    } finally {
      tunnel.close()
    }
  } catch (error) {
    if (error instanceof TunnelFailed) return ofServer(error.why)
    throw error
  }
}
