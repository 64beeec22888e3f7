import { join } from 'node:path'
import { makeDataFolder } from '../server/data-folder.ts'
import { writeWhole } from '../server/lib/on-disk.ts'
import { describe } from '../server/http/on-error.ts'
import type { Log } from '../server/http/recent-log.ts'
import { close, listen } from '../server/listen.ts'
import { buildApp } from './app.ts'
import { OTHER_FOLDER, type Config } from './config.ts'
import type { App, Ports } from './context.ts'
import { openChosen } from './db/open-chosen.ts'
import type { Store } from './db/store.ts'
import { Meter } from './features/proxy/meter.ts'
import { catchUp } from './features/webhooks/jobs.ts'
import { openKeys } from './keys.ts'

/** Milliseconds between two looks at what the processor's messages have not brought. */
const LOOKS = 15 * 60_000

export interface StartOptions {
  config: Config
  version: string
  ports: Ports
  log: Log
  /** True if answers are held against the contract: in tests. */
  checkAnswers: boolean
}

export interface Running {
  url: string
  publicKey: string
  store: Store
  /** Does now what is done every quarter of an hour. */
  runJobs(): Promise<void>
  /** Takes no more requests and waits for those under way, so many milliseconds at the most. */
  stop(patience?: number): Promise<void>
}

/** Starts one replica: its store, then its door; it stops in the opposite order. Throws StartRefused where it can't start. */
export async function startLicenseService(options: StartOptions): Promise<Running> {
  const { config, version, ports, log, checkAnswers } = options
  makeDataFolder(config.dataDir, OTHER_FOLDER)
  const keys = openKeys(config, config.dataDir, ports.random)
  const opened = await openChosen(config, log)
  try {
    const app: App = {
      config,
      version,
      store: opened.store,
      keys,
      ports,
      log,
      meter: new Meter({ store: opened.store, ports }),
    }
    const router = buildApp(app, checkAnswers)
    const said = { whose: 'the license service', choose: 'PORT' }
    const { url, server } = await listen(router.fetch, {
      door: 'public',
      port: config.port,
      hostname: '0.0.0.0',
      log,
      said,
    })
    app.config = { ...config, publicUrl: config.publicUrl ?? url }
    const runJobs = () => catchUp(app)
    const failed = (error: unknown) => log('error', 'a look at the processor failed', { error: describe(error) })
    const rest = ports.clock.every(LOOKS, () => void runJobs().catch(failed))
    const note = { url, pid: process.pid, version, public_key: keys.publicKey }
    writeWhole(join(config.dataDir, 'license.json'), `${JSON.stringify(note)}\n`)
    return {
      url,
      publicKey: keys.publicKey,
      store: opened.store,
      runJobs,
      stop: async (patience) => {
        rest()
        await close(server, patience)
        await ports.provider.close()
        await opened.close()
      },
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
