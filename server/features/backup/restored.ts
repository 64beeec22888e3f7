import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { installation, letGo } from './queries.ts'
import { heldLetters, settleHeldLetters } from '../email/held.ts'

/** Whether and when a copy took this studio's place, and what waits since. */
export function restoredState(reader: Reader) {
  return { ...reader.one(installation, {})!, letters: heldLetters(reader) }
}

/** Lets what was held since a restore go, or drops it; from here on the studio writes to people by itself again. */
export function settleRestored(ctx: Ctx, decision: 'go' | 'drop'): Promise<{ letters: number }> {
  return ctx.write((tx) => {
    const letters = settleHeldLetters(tx, ctx, decision)
    tx.run(letGo, {})
    audit(tx, ctx, 'studio.restored', { entity: 'studio', id: 1, after: { decision, letters } })
    return { letters }
  })
}
