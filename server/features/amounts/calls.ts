import type { Asking, Calls } from '../../test/calls/call.ts'
import { because } from '../../test/calls/measured.ts'
import type { amountsContract } from './contract.ts'

/** Only a studio of an earlier version is asked: nothing that a request does leaves one so. */
const asked: Asking = async ({ database }) => {
  database.exec('UPDATE settings SET currency_decimals = NULL')
  return [[], { decimals: 2 }]
}

export const amountsCalls: Calls<typeof amountsContract> = {
  'POST /api/v1/studio/amounts': { audit: 'studio.amounts', ofAnother: true, ask: asked, bench: because.once },
}
