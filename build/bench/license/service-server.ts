import { randomBytes } from 'node:crypto'
import { readConfig } from '../../../license-cloud/config.ts'
import { endOf, KEY_BYTES, makeKey, readKey } from '../../../license-cloud/features/licenses/key-rules.ts'
import { openKeys } from '../../../license-cloud/keys.ts'
import { realPorts } from '../../../license-cloud/ports/real.ts'
import { startLicenseService } from '../../../license-cloud/server.ts'

/** The license service in a separate process, with so many licenses in its store; prints its port and their keys. */
const count = Number(process.argv[2])
const config = readConfig({ ...process.env, PORT: '0' }, '0.0.0')
const ports = realPorts(config)
const running = await startLicenseService({ config, version: '0.0.0', ports, log: () => {}, checkAnswers: false })
const { hashOf } = openKeys(config, config.dataDir, ports.random)
const keys = Array.from({ length: count }, () => makeKey(randomBytes(KEY_BYTES)))
const now = ports.clock.now()
const end = new Date(Date.parse(now) + 30 * 86_400_000).toISOString()
const rows = keys.map((key) => ({
  checkout_session_id: `cs_${key}`,
  plan: 'base_ai' as const,
  status: 'active' as const,
  customer_id: null,
  subscription_id: null,
  withdrawn_invoice_id: null,
  current_period_end: end,
  usage_period_end: end,
  looked_at: now,
  created_at: now,
  redeemed_at: now,
  key_hash: hashOf(readKey(key)!),
  key_end: endOf(key),
}))
await running.store.insertInto('license').values(rows).execute()
process.send?.({ port: Number(new URL(running.url).port), keys })
