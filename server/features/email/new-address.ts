import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { forward, giveUp, type Moved } from './address-queries.ts'

/**
 * Has the letters that wait for a client at a former address, also those that failed there, leave to the new one; those that are for
 * that address alone are given up, and all where there is no new one.
 */
export function followAddress(tx: Tx, { address, ...moved }: Moved & { address: string | null }): void {
  if (address !== null) tx.run(forward, { ...moved, address })
  tx.run(giveUp, { ...moved, reason: say('mail.address_changed') })
}
