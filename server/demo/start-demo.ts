import type { Config } from '../config.ts'
import type { Ports } from '../context.ts'
import { markMadeUp } from '../made-up.ts'
import type { Served } from '../restarting.ts'
import { hasSecrets } from '../secrets.ts'
import type { StartOptions } from '../server.ts'
import { connectProcessor, startDemoProcessor } from './processor.ts'
import { quietMail } from './quiet-mail.ts'

/** The made-up studio as it is served, and where its stand-in of the payment processor shows what was paid. */
export interface ServedDemo extends Served {
  processorUrl: string
}

/** How the demo is served, the ports of a configuration, and what ends its making. */
interface Means {
  serve: (options: StartOptions) => Promise<Served>
  portsOf: (config: Config) => Ports
  signal: AbortSignal
}

/**
 * Serves the made-up studio; the first time it is made. Payments are made up, too: they go to a stand-in of the processor that
 * starts and stops with it and keeps what it knows in the same folder.
 */
export async function startDemo(options: StartOptions, { serve, portsOf, signal }: Means): Promise<ServedDemo> {
  const { dataDir, publicPort } = options.config
  const quiet = (config: Config): StartOptions => ({
    ...options,
    config,
    ports: { ...portsOf(config), mail: quietMail },
  })
  if (!hasSecrets(dataDir)) {
    const { makeDemo } = await import('./make-demo.ts')
    await makeDemo(options, { asServed: quiet, signal })
  }
  // Its passwords are public, so the folder must never be served as a real studio.
  markMadeUp(dataDir)
  const { processor, isNew } = await startDemoProcessor({
    folder: dataDir,
    clock: options.ports.clock,
    beside: publicPort,
  })
  const served = await serve(quiet({ ...options.config, stripeApiBase: processor.url })).catch(
    async (error: unknown) => {
      await processor.stop()
      throw error
    },
  )
  // One that was made before payments were is connected now.
  if (isNew) await connectProcessor(served.running, processor)
  return {
    processorUrl: processor.url,
    get running() {
      return served.running
    },
    stop: async () => {
      await served.stop()
      await processor.stop()
    },
  }
}
