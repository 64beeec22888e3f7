import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { isMadeUp } from '../../made-up.ts'
import { audit } from '../audit/audit.ts'
import { saveSettings } from '../settings/change.ts'
import { settingsOf } from '../settings/queries.ts'
import { tellAddress } from './address.ts'
import { hangUp, lineOf, newLine } from './line.ts'
import { presentTunnel } from './present.ts'
import { lettersOf, nameFor } from './rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Letters that nobody guesses, behind the studio's name. */
const LETTERS = 6

/**
 * Switches the built-in tunnel on; it connects automatically, and stays on over restarts. A studio without a name there gets
 * one. Refuses made-up studios (STUDIO_MADE_UP): everybody knows their passwords.
 */
export async function startTunnel(ctx: Ctx) {
  if (isMadeUp(ctx.config.dataDir)) throw new Refusal('STUDIO_MADE_UP', say('tunnel.studio_is_made_up'))
  const line = lineOf(ctx)
  const letters = lettersOf(ctx.ports.random.bytes(LETTERS))
  return ctx.write((tx) => {
    const before = settingsOf(tx)
    const tunnel_name = before.tunnel_name ?? nameFor(before.studio_name, letters)
    saveSettings(tx, { tunnel_enabled: true, tunnel_name })
    const after = settingsOf(tx)
    audit(tx, ctx, 'studio.go_online', { entity: 'studio', id: 1, before, after })
    return presentTunnel(ctx, after, line)
  })
}

/** Switches the built-in tunnel off and takes its address out of use; one that the owner has set stays. */
export async function stopTunnel(ctx: Ctx) {
  const answer = await ctx.write((tx) => {
    const before = settingsOf(tx)
    saveSettings(tx, { tunnel_enabled: false })
    tellAddress(tx, ctx, null)
    const after = settingsOf(tx)
    audit(tx, ctx, 'studio.go_offline', { entity: 'studio', id: 1, before, after })
    return presentTunnel(ctx, after, newLine())
  })
  const line = lineOf(ctx)
  hangUp(line)
  Object.assign(line, { seenAt: null, since: null, isGood: undefined })
  return answer
}
