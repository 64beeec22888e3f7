import { StartRefused } from '../../server/refused-start.ts'
import { systemClock } from '../../server/ports/clock/system.ts'
import { systemRandom } from '../../server/ports/random/system.ts'
import type { Log } from '../../server/http/recent-log.ts'
import type { Config } from '../config.ts'
import { openChosen } from '../db/open-chosen.ts'
import { endOf, KEY_BYTES, makeKey, readKey } from '../features/licenses/key-rules.ts'
import { replaceKey } from '../features/licenses/queries.ts'
import { openKeys } from '../keys.ts'

/**
 * `license reissue SESSION`: gives the license of a checkout session another key in the place of the one that was lost, and
 * prints it. The old one is nobody's from then on.
 */
export async function reissueCommand(config: Config, [session]: readonly string[], log: Log): Promise<void> {
  if (session === undefined) throw new StartRefused('Name the checkout session of the license: license reissue cs_…')
  const keys = openKeys(config, config.dataDir, systemRandom)
  const { store, close } = await openChosen(config, log)
  try {
    const key = makeKey(systemRandom.bytes(KEY_BYTES))
    const kept = { key_hash: keys.hashOf(readKey(key)!), key_end: endOf(key), now: systemClock.now() }
    const plan = await replaceKey(store, session, kept)
    if (!plan) throw new StartRefused(`There is no license of the checkout session ${session}.`)
    process.stdout.write(`${key}\n`)
  } finally {
    await close()
  }
}
